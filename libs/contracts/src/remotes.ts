import type { Picture, Product } from './api.js';
import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiCall } from './api-call.js';

export interface AppServices {
  queryClient: QueryClient;
  api: ApiCall;
}
export interface RouteContext extends AppServices {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

export interface Head {
  title: string;
  description?: string;
  /** Path and query. */
  canonical?: string;
  image?: string | Pick<Picture, 'url' | 'width' | 'height' | 'alt'>;
  /** Open Graph type, 'website' by default. */
  type?: 'website' | 'product';
  noindex?: boolean;
  jsonLd?: unknown;
}

export interface SitemapEntry {
  path: string;
  /** Day or time in ISO 8601 at which its content last changed, where that is known. */
  lastModified?: string;
}

/** `load` runs before rendering, on server and in browser, and fills the query client. It may throw a router response, or return the page's status. */
export interface RouteModule {
  load?(context: RouteContext): Promise<void> | Promise<number | undefined>;
  head(context: Pick<RouteContext, 'url' | 'params' | 'queryClient'>): Head;
  /** Called on the server; an error leaves out this page only. */
  sitemapEntries?(context: SitemapContext): SitemapEntry[] | Promise<SitemapEntry[]>;
  default: ComponentType;
}

export type SitemapContext = Pick<RouteContext, 'api' | 'signal'>;

export interface WishlistHeartProps {
  product: Pick<Product, 'product_id' | 'product_name' | 'category_name' | 'material_name'>;
  color: { color_id: number; color_name: string };
  images: string[];
  variant: 'icon' | 'button';
}

export interface CompareButtonProps {
  product: Pick<Product, 'product_id' | 'product_name'>;
  color: { color_id: number; color_name: string };
  variant: 'icon' | 'text';
}

export interface StoreFinderProps {
  product: Pick<Product, 'product_id' | 'product_name'>;
}

export interface ProductCardProps {
  product: Product;
  /** Unsaved: without link and heart. */
  preview?: boolean;
}

/** Components that remotes render inside other teams' pages, by "remote/module". */
export interface Fragments {
  'wishlist/heart': WishlistHeartProps;
  'wishlist/count': Record<string, never>;
  'stores/finder': StoreFinderProps;
  'catalogue/card': ProductCardProps;
  'catalogue/compareButton': CompareButtonProps;
  'catalogue/compareTray': Record<string, never>;
}
export type FragmentId = keyof Fragments;
export interface FragmentModule<Id extends FragmentId = FragmentId> {
  default: ComponentType<Fragments[Id]>;
}
