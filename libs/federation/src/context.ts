import { createContext } from 'react';
import type { Federation } from './federation';

export const FederationContext = createContext<Federation | null>(null);

/** The page or fragment, `remote/module`, that is rendering; empty outside of any. */
export const FragmentContext = createContext('');
