import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { AppServices } from '@tivara/contracts';
import { FederationContext, type Federation } from '@tivara/federation';
import { AppContext, type AppStore } from '@tivara/state';

interface Props {
  services: AppServices;
  store: AppStore;
  federation: Federation;
  children: ReactNode;
}

export const Providers = ({ services, store, federation, children }: Props) => (
  <FederationContext value={federation}>
    <AppContext value={{ store, api: services.api }}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </AppContext>
  </FederationContext>
);
