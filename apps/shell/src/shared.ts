/** What remotes get from the shell, on both sides. The names are those of one list. (libs/federation/webpack/shared-modules.mjs) */
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as JsxRuntime from 'react/jsx-runtime';
import * as JsxDevRuntime from 'react/jsx-dev-runtime';
import {
  Form,
  Link,
  NavLink,
  Outlet,
  data,
  isRouteErrorResponse,
  redirect,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import * as state from '@tivara/state';
import * as federation from '@tivara/federation';
import type { QUERY_NAMES, ROUTER_NAMES, SHARED_MODULES } from '@tivara/federation/shared-modules';

const router = {
  Form,
  Link,
  NavLink,
  Outlet,
  data,
  isRouteErrorResponse,
  redirect,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} satisfies Record<(typeof ROUTER_NAMES)[number], unknown>;

const query = {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} satisfies Record<(typeof QUERY_NAMES)[number], unknown>;

export const shared: Record<keyof typeof SHARED_MODULES, unknown> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react/jsx-dev-runtime': JsxDevRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': router,
  '@tanstack/react-query': query,
  '@tivara/state': state,
  '@tivara/federation': federation,
};
