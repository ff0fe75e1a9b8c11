/** What remotes get from the shell, on both sides. Its names are those of libs/federation/webpack/shared-modules.mjs. */
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as JsxRuntime from 'react/jsx-runtime';
import * as JsxDevRuntime from 'react/jsx-dev-runtime';
import * as state from '@tivara/state';
import * as federation from '@tivara/federation';
import type { QUERY_NAMES, ROUTER_NAMES, SHARED_MODULES } from '@tivara/federation/shared-modules';
import * as query from './query';
import * as router from './router';

export const sharedModules: Record<keyof typeof SHARED_MODULES, unknown> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react/jsx-dev-runtime': JsxDevRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': router satisfies Record<(typeof ROUTER_NAMES)[number], unknown>,
  '@tanstack/react-query': query satisfies Record<(typeof QUERY_NAMES)[number], unknown>,
  '@tivara/state': state,
  '@tivara/federation': federation,
};
