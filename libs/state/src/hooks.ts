import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ApiCall } from '@tivara/contracts';
import type { AppState, AppStore } from './store';

export const AppContext = createContext<{ store: AppStore; api: ApiCall } | null>(null);

function useApp() {
  const app = useContext(AppContext);
  if (!app) throw new Error('AppContext is missing: render this inside the shell.');
  return app;
}

/** Reads the store; on the server and while hydrating it is the initial state. */
export const useAppStore = <T>(select: (state: AppState) => T): T =>
  useStore(useApp().store, select);

/** Reads the state in an event handler, after it was changed there. */
export const useAppState = (): (() => AppState) => useApp().store.getState;

export const useApi = (): ApiCall => useApp().api;
