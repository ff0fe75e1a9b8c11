import { createContext } from 'react';
import type { ApiCall } from '@tivara/contracts';
import type { AppStore } from './store';

/** What the shell provides to every page and fragment. */
export interface AppContextValue {
  store: AppStore;
  api: ApiCall;
}
export const AppContext = createContext<AppContextValue | null>(null);
