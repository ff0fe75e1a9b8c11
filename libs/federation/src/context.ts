import { createContext } from 'react';
import type { Federation } from './federation';

export const FederationContext = createContext<Federation | null>(null);

/** The piece, `team/piece`, that something is drawn in; empty outside of any. */
export const PieceContext = createContext('');
