import { createContext } from 'react';
import type { Federation } from './federation';

export const FederationContext = createContext<Federation | null>(null);
