import type { FastifyInstance } from 'fastify';

export const ASHA = {
  name: 'Asha Rao',
  userName: 'asha@example.in',
  email: 'asha@example.in',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  phoneNumber: '9876543210',
};

export const registerCustomer = (app: FastifyInstance, changes: Partial<Record<keyof typeof ASHA, unknown>> = {}) =>
  app.inject({ method: 'POST', url: '/api/Account/RegisterCustomer', payload: { ...ASHA, ...changes } });

export const signIn = (
  app: FastifyInstance,
  email: unknown = ASHA.email,
  password: unknown = ASHA.password,
  headers: Record<string, string> = {},
) => app.inject({ method: 'POST', url: '/api/Account/Authentication', headers, payload: { email, password } });
