import { LoginScreen } from '../features/account/login-screen.tsx';

export function LoginPage() {
  return <LoginScreen />;
}
