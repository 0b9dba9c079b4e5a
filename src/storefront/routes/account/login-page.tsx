import { LoginScreen } from '#storefront/features/account/login-screen.tsx';

export function LoginPage() {
  return <LoginScreen />;
}
