/** Builds the API, and writes its description. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { before as describeClasses } from '@nestjs/swagger/plugin';
import ts from 'typescript';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { writeDescription } from './write-description.ts';

const FORMAT: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

function fail(diagnostics: readonly ts.Diagnostic[]): never {
  console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, FORMAT));
  process.exit(1);
}

const config = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.build.json',
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => fail([diagnostic]),
  },
);
if (!config) throw new Error('tsconfig.build.json cannot be read.');
const program = ts.createProgram(config.fileNames, config.options);
const problems = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
if (problems.length) fail(ts.sortAndDeduplicateDiagnostics(problems));

// The plugin makes imports of the texts of types, where a folder's other letters than ASCII are escaped.
const checker = program.getTypeChecker();
const { typeToString } = checker;
checker.typeToString = (...type) =>
  typeToString(...type).replace(/\\u([\dA-F]{4})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );

// Beside dist: its modules find files by their own place.
using described = temporaryFolder('described', path.resolve());
const { outDir = 'dist' } = config.options;
program.emit(
  undefined,
  (file, text) => ts.sys.writeFile(path.join(described.path, path.relative(outDir, file)), text),
  undefined,
  false,
  {
    // Nest's plugin describes fields and answers by their types.
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
  },
);
const description = path.join(described.path, 'openapi.json');
execFileSync(process.execPath, [path.join(described.path, 'commands/describe.js'), description], {
  stdio: 'inherit',
  env: { ...process.env, DESCRIBE_API: '1' },
});
await writeDescription(description).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
