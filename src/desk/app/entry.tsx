import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#desk/api/query-client.ts';
import { startHistoryGuard } from '#desk/elements/history-guard.ts';
import { PendingNavigationProvider } from '#ui/actions/pending-navigation.tsx';
import { IconSprite } from '#ui/icons/icon-sprite.tsx';
import '#ui/styles/styles.css';
import './desk.css';
import { Desk } from './desk.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('This document was not written by the desk.');

startHistoryGuard();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter future={{ v7_relativeSplatPath: true, v7_startTransition: true }}>
        <PendingNavigationProvider>
          <Desk />
          <IconSprite />
        </PendingNavigationProvider>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
