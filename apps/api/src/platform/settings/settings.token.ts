/** Injects the Settings. */
export const SETTINGS = Symbol('settings');
