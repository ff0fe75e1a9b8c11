import type { AnyApiInit, ApiCall } from '@tivara/contracts';
import { urlOf } from './api';

/** The API for a component test, which answers what `answer` returns or throws for a path with its query. */
export const stubApi = (answer: (path: string, init: AnyApiInit) => unknown): ApiCall =>
  (async (template: string, init: AnyApiInit = {}) =>
    answer(urlOf(template, init), init)) as ApiCall;
