import { createContext, useContext } from 'react';

/** The values of the path's parameters, such as the id in `/product/:id`. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

export const RouteParamsContext = createContext<RouteParams>({});

export const useRouteParams = (): RouteParams => useContext(RouteParamsContext);
