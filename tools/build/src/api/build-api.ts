/** Builds the API: compiles it with Nest's plugin for OpenAPI, which reads types, and writes its description with the types of frontends. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { before as describeClasses } from '@nestjs/swagger/plugin/index.js';
import ts from 'typescript';
import { writeContract } from './write-contract.ts';

const HOST: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => fail([diagnostic]),
};
const FORMAT: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

function fail(diagnostics: readonly ts.Diagnostic[]): never {
  console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, FORMAT));
  process.exit(1);
}

const config = ts.getParsedCommandLineOfConfigFile('tsconfig.build.json', {}, HOST);
if (!config) throw new Error('tsconfig.build.json cannot be read.');
const program = ts.createProgram(config.fileNames, config.options);
const { diagnostics } = program.emit(undefined, undefined, undefined, false, {
  before: [
    describeClasses(
      {
        dtoFileNameSuffix: ['.dto.ts'],
        introspectComments: true,
        classValidatorShim: false,
        esmCompatible: true,
      },
      program,
    ),
  ],
});
const all = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (all.length) fail(ts.sortAndDeduplicateDiagnostics(all));

const description = path.resolve('dist/openapi.json');
execFileSync(process.execPath, ['dist/commands/describe.js', description], { stdio: 'inherit' });
await writeContract(description);
