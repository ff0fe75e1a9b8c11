import ts from 'typescript';

/** Reads a tsconfig.json with everything that it extends. */
export const readConfig = (file: string) =>
  ts.getParsedCommandLineOfConfigFile(
    file,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
