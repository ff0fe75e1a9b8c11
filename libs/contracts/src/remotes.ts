import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Product } from './rest.js';

/** What a page's loader may use; made per request on the server and once a visit in the browser. */
export interface AppServices {
  queryClient: QueryClient;
  /** Calls the API; throws ApiError for a status of 400 and above. */
  api: ApiCall;
}
export type ApiCall = <T>(path: string, init?: ApiInit) => Promise<T>;
export interface ApiInit {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
}

/** The API's refusal: `message` is fit to be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface RouteContext extends AppServices {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

/** A page's head. Texts are plain; whoever writes them into HTML escapes them. */
export interface Head {
  title: string;
  description?: string;
  /** Path and query of the one address of this page. */
  canonical?: string;
  /** Path of the picture that links to this page show. */
  image?: string;
  noindex?: boolean;
  jsonLd?: unknown;
}

/**
 * What a remote exposes for each path it owns. `load` runs before the page is drawn, on both sides, and leaves its data in
 * the query client; it may throw a router response (redirect, 404), or answer the status of a page that it draws itself.
 */
export interface RouteModule {
  load?(context: RouteContext): Promise<void> | Promise<number | undefined>;
  head(context: Pick<RouteContext, 'url' | 'params' | 'queryClient'>): Head;
  default: ComponentType;
}

/** The heart that saves one colour of a product. */
export interface WishlistHeartProps {
  product: Pick<Product, 'product_id' | 'product_name' | 'category_name' | 'material_name'>;
  color: { color_id: number; color_name: string };
  images: string[];
  /** 'icon' on a card, 'button' on the product page. */
  variant: 'icon' | 'button';
}

/** Components that remotes draw inside other people's pages, by "remote/module". */
export interface Fragments {
  'wishlist/heart': WishlistHeartProps;
  'wishlist/count': Record<string, never>;
}
export type FragmentId = keyof Fragments;
export interface FragmentModule<Id extends FragmentId = FragmentId> {
  default: ComponentType<Fragments[Id]>;
}
