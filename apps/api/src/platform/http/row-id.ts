import { NotFoundException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiParam } from './openapi-decorators.js';
import type { FastifyRequest } from 'fastify';

export const idOf = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** @param entity as in messages */
export const notFound = (entity: string) => new NotFoundException(`This ${entity} does not exist.`);

// Not a pipe of @Param: the global ValidationPipe would convert texts such as 1e0 first.
const Id = createParamDecorator((entity: string, context: ExecutionContext): number => {
  const { id } = context
    .switchToHttp()
    .getRequest<FastifyRequest<{ Params: { id: string } }>>().params;
  const number = idOf(id);
  if (number === null) throw notFound(entity);
  return number;
});

export const IdParam =
  (entity: string): ParameterDecorator =>
  (controller, method, index) => {
    Id(entity)(controller, method, index);
    const descriptor = method && Object.getOwnPropertyDescriptor(controller, method);
    if (descriptor) ApiParam({ name: 'id', type: 'integer' })(controller, method, descriptor);
  };
