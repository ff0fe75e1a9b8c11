import { createContext } from 'react';

/** Asks for a new session in place; answers whether there is one now. */
export type Renew = () => Promise<boolean>;
export const SessionContext = createContext<Renew | null>(null);
