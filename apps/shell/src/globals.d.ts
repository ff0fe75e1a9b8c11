/** Versions of the shared modules, written in by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
