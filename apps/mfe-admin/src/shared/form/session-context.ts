import { createContext } from 'react';

/** Opens the log-in dialog. @returns whether there is a session now */
export type Renew = () => Promise<boolean>;
export const SessionContext = createContext<Renew | null>(null);
