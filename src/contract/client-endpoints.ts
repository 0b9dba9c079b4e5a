/** The endpoints as the browser calls them. Their schemas are types only, so no page downloads them. */
import type { Auth, Endpoint, Method } from './endpoint.ts';
import { endpointRoutes } from './endpoint-routes.ts';
import type { EndpointName, EndpointTable } from './endpoint-table.ts';

declare const endpointType: unique symbol;

/** An endpoint as the API client takes it; its type parameter carries the input and data types. */
export type ClientEndpoint<E extends Endpoint = Endpoint> = {
  readonly method: Method;
  readonly path: string;
  readonly auth: Auth;
  readonly takesDeviceId?: boolean;
  /** Never set: it only carries the type. */
  readonly [endpointType]?: E;
};

export const clientEndpoints: { readonly [Name in EndpointName]: ClientEndpoint<EndpointTable[Name]> } = endpointRoutes;
