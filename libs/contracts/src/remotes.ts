import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { FieldErrors, Picture, Product } from './rest.js';

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

/** An error response of the API. `message` can be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    message: string,
    /** With 409: the row as someone else has changed it meanwhile. */
    readonly current?: object,
    /** Messages by the field of the body. */
    readonly errors?: FieldErrors,
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
  /** What links to this page show: a picture, or the path of one. */
  image?: string | Pick<Picture, 'url' | 'width' | 'height' | 'alt'>;
  /** What the page is about, in the words of Open Graph; 'website' unless it is said. */
  type?: 'website' | 'product';
  noindex?: boolean;
  /** One object of schema.org or several; URLs in it are absolute. */
  jsonLd?: unknown;
}

/** A URL that search engines may list. */
export interface SitemapEntry {
  /** Path and query, percent-encoded, as in the page's canonical. */
  path: string;
  /** Day or time in ISO 8601 at which its content last changed, where that is known. */
  lastModified?: string;
}

/**
 * What a remote exposes for each path it owns. `load` runs before the page renders, on server and in browser, and puts its data into
 * the query client. It may throw a router response (redirect, 404), or return the status of a page that it renders itself.
 */
export interface RouteModule {
  load?(context: RouteContext): Promise<void> | Promise<number | undefined>;
  head(context: Pick<RouteContext, 'url' | 'params' | 'queryClient'>): Head;
  /** Every URL of this page that belongs in the sitemap. Called on the server; an error leaves out this page alone. */
  sitemapEntries?(context: SitemapContext): SitemapEntry[] | Promise<SitemapEntry[]>;
  /** The same in remotes built before contract 1.5; read until none of them is live. */
  addresses?: RouteModule['sitemapEntries'];
  default: ComponentType;
}

export type SitemapContext = Pick<RouteContext, 'api' | 'signal'>;

/** The heart that saves one colour of a product. */
export interface WishlistHeartProps {
  product: Pick<Product, 'product_id' | 'product_name' | 'category_name' | 'material_name'>;
  color: { color_id: number; color_name: string };
  images: string[];
  /** 'icon' on a card, 'button' on the product page. */
  variant: 'icon' | 'button';
}

/** Where one may go to try a product on. */
export interface StoreFinderProps {
  product: Pick<Product, 'product_id' | 'product_name'>;
}

/** A product as it stands in a grid. */
export interface ProductCardProps {
  product: Product;
  /** It is still being written: it leads nowhere, and no heart saves it. */
  preview?: boolean;
}

/** Components that remotes render inside other teams' pages, by "remote/module". */
export interface Fragments {
  'wishlist/heart': WishlistHeartProps;
  'wishlist/count': Record<string, never>;
  'stores/finder': StoreFinderProps;
  'catalogue/card': ProductCardProps;
}
export type FragmentId = keyof Fragments;
export interface FragmentModule<Id extends FragmentId = FragmentId> {
  default: ComponentType<Fragments[Id]>;
}
