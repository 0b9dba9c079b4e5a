import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { CONTENT_KEYS, type ContentKey } from '#contract/content/content-keys.ts';
import { getErrorText } from '#desk/api/desk-error.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { StaffContext, useSession } from '#desk/api/session.ts';
import { LoadError } from '#ui/feedback/load-error.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { AccessFrame } from '../features/access/access-frame.tsx';
import { SignInForm } from '../features/access/sign-in-form.tsx';
import { DeskFrame } from '../features/shell/desk-frame.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { PageBoundary } from './page-boundary.tsx';

const InvitationPage = lazy(() => import('../routes/staff/invitation-page.tsx'));
const SecondFactorPage = lazy(() => import('../routes/staff/second-factor-page.tsx'));
const TodayPage = lazy(() => import('../routes/today-page.tsx'));
const OrdersPage = lazy(() => import('../routes/orders/orders-page.tsx'));
const OrderPage = lazy(() => import('../routes/orders/order-page.tsx'));
const PackingSlipPage = lazy(() => import('../routes/orders/packing-slip-page.tsx'));
const ProductsPage = lazy(() => import('../routes/products/products-page.tsx'));
const ImportProductsPage = lazy(() => import('../routes/products/import-products-page.tsx'));
const MessagesPage = lazy(() => import('../routes/messages/messages-page.tsx'));
const MessagePage = lazy(() => import('../routes/messages/message-page.tsx'));
const CustomersPage = lazy(() => import('../routes/customers/customers-page.tsx'));
const CustomerPage = lazy(() => import('../routes/customers/customer-page.tsx'));
const ProductPage = lazy(() => import('../routes/products/product-page.tsx'));
const ProductHistoryPage = lazy(() => import('../routes/products/product-history-page.tsx'));
const ProductPreviewPage = lazy(() => import('../routes/products/product-preview-page.tsx'));
const ContentPage = lazy(() => import('../routes/content/content-page.tsx'));
const ContentHistoryPage = lazy(() => import('../routes/content/content-history-page.tsx'));
const ContentPreviewPage = lazy(() => import('../routes/content/content-preview-page.tsx'));
const HomeContentPage = lazy(() => import('../routes/content/home-content-page.tsx'));
const CollectionsContentPage = lazy(() => import('../routes/content/collections-content-page.tsx'));
const PolicyContentPage = lazy(() => import('../routes/content/policy-content-page.tsx'));
const ReportsPage = lazy(() => import('../routes/reports-page.tsx'));
const StaffPage = lazy(() => import('../routes/staff/staff-page.tsx'));
const AuditPage = lazy(() => import('../routes/audit-page.tsx'));
const SettingsPage = lazy(() => import('../routes/settings-page.tsx'));
const HandbookPage = lazy(() => import('../routes/handbook-page.tsx'));
const NotFoundPage = lazy(() => import('../routes/not-found-page.tsx'));

const CONTENT_EDITORS: Readonly<Record<ContentKey, ReactNode>> = {
  home: <HomeContentPage />,
  collections: <CollectionsContentPage />,
  'policy-terms': <PolicyContentPage contentKey="policy-terms" />,
  'policy-privacy': <PolicyContentPage contentKey="policy-privacy" />,
  'policy-returns': <PolicyContentPage contentKey="policy-returns" />,
};

/** Every page of the desk. */
export function Desk() {
  return (
    <Suspense fallback={<LoadingText>Loading…</LoadingText>}>
      <Routes>
        <Route path={deskPaths.invitation} element={<InvitationPage />} />
        <Route element={<SignedIn />}>
          <Route path={deskPaths.secondFactor} element={<SecondFactorPage />} />
          <Route element={<FramedPage />}>
            <Route path={deskPaths.today} element={<TodayPage />} />
            <Route path={deskPaths.orders} element={<OrdersPage />} />
            <Route path={`${deskPaths.orders}/:id`} element={<OrderPage />} />
            <Route path={`${deskPaths.orders}/:id/packing-slip`} element={<PackingSlipPage />} />
            <Route path={deskPaths.products} element={<ProductsPage />} />
            <Route path={deskPaths.importProducts} element={<ImportProductsPage />} />
            <Route path={deskPaths.messages} element={<MessagesPage />} />
            <Route path={`${deskPaths.messages}/:id`} element={<MessagePage />} />
            <Route path={deskPaths.customers} element={<CustomersPage />} />
            <Route path={`${deskPaths.customers}/:id`} element={<CustomerPage />} />
            <Route path={`${deskPaths.products}/:id`} element={<ProductPage />} />
            <Route path={`${deskPaths.products}/:id/history`} element={<ProductHistoryPage />} />
            <Route path={`${deskPaths.products}/:id/preview`} element={<ProductPreviewPage />} />
            <Route path={deskPaths.content} element={<ContentPage />} />
            {CONTENT_KEYS.map((key) => (
              <Fragment key={key}>
                <Route path={deskPaths.contentEditor(key)} element={CONTENT_EDITORS[key]} />
                <Route path={deskPaths.contentHistory(key)} element={<ContentHistoryPage contentKey={key} />} />
                <Route path={deskPaths.contentPreview(key)} element={<ContentPreviewPage contentKey={key} />} />
              </Fragment>
            ))}
            <Route path={deskPaths.reports} element={<ReportsPage />} />
            <Route path={deskPaths.staff} element={<StaffPage />} />
            <Route path={deskPaths.audit} element={<AuditPage />} />
            <Route path={deskPaths.settings} element={<SettingsPage />} />
            <Route path={deskPaths.handbook} element={<HandbookPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}

/** The sign-in form replaces the page but keeps its address, so the page appears afterwards. */
function SignedIn(): ReactNode {
  const { data: staff, error, refetch } = useSession();
  if (staff === undefined)
    return error ? (
      <AccessFrame title="The desk">
        <LoadError message={getErrorText(error)} onRetry={() => void refetch()} />
      </AccessFrame>
    ) : (
      <LoadingText>Opening the desk…</LoadingText>
    );
  if (staff === null) return <SignInForm />;
  return (
    <StaffContext value={staff}>
      {staff.mustSetUpSecondFactor ? <SecondFactorPage isRequired /> : <Outlet />}
    </StaffContext>
  );
}

const FramedPage = () => (
  <DeskFrame>
    <NavigationEffects />
    <PageBoundary>
      <Suspense fallback={<LoadingText>Loading…</LoadingText>}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  </DeskFrame>
);
