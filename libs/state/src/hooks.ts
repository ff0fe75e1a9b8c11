import { useContext } from 'react';
import { useStore } from 'zustand';
import type { ApiCall } from '@tivara/contracts';
import { AppContext, type AppContextValue } from './context';
import type { AppState } from './store';

function useApp(): AppContextValue {
  const app = useContext(AppContext);
  if (!app) throw new Error('AppContext is missing: render this inside the shell.');
  return app;
}

/** Reads the store; on the server and while hydrating it is the initial state. */
export function useAppStore<T>(select: (state: AppState) => T): T {
  return useStore(useApp().store, select);
}

/** The call to the API that belongs to this visit. */
export function useApi(): ApiCall {
  return useApp().api;
}
