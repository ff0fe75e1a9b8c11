/** Versions of the shared modules, inserted by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Every piece of every remote, inserted by the build of the whole. */
declare module 'whole-modules' {
  export const modules: Record<string, Record<string, () => Promise<unknown>>>;
}
