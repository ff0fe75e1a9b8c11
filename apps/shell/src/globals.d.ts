/** Versions of the shared modules, inserted by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
