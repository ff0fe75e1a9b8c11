/** All benchmarks by name: those of docs/reference/performance.md, in its order, and those that only print what they find. */
import api from './api.ts';
import builds from './builds.ts';
import calls from './calls.ts';
import cdn from './cdn.ts';
import documents from './documents.ts';
import federation from './federation.ts';
import input from './input.ts';
import lighthouse from './lighthouse.ts';
import memory from './memory.ts';
import overload from './overload.ts';
import responses from './responses.ts';
import vendure from './vendure.ts';
import type { Benchmark } from './runner.ts';

export const SHOWN: Record<string, Benchmark<unknown>> = {
  federation,
  input,
  responses,
  lighthouse,
  api,
  vendure,
  documents,
  cdn,
  memory,
  builds,
};
export const OTHERS: Record<string, Benchmark<unknown>> = { calls, overload };
