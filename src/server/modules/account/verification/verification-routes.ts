import { sendVerificationEmail, verifyEmail } from '#contract/storefront/privacy.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import { requireUser } from '#server/http/security/bearer-token.ts';
import type { EmailVerification } from './email-verification.ts';

export const createVerificationRoutes = (verification: EmailVerification): readonly BoundEndpoint[] =>
  bindHandlers(
    { sendVerificationEmail, verifyEmail },
    {
      sendVerificationEmail: (input) => verification.resend(requireUser(input).id),
      verifyEmail: ({ body }) => verification.confirm(body.token),
    },
  );
