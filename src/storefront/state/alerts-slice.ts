import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { InterruptedRequest } from '../browser/storage/interrupted-request.ts';
import { sessionStarted } from './account/session-slice.ts';

/**
 * Shown in a live region of the page until dismissed, or for at least 6 s (D-01). `lead` is a plain sentence before a
 * technical text (D-46). `request` is completed after login by the alert's link (D-40).
 */
type Alert = {
  id: string;
  lead?: string;
  text: string;
  offersSignIn: boolean;
  request?: InterruptedRequest | undefined;
};
type AlertOptions = { offersSignIn?: boolean; lead?: string | undefined; request?: InterruptedRequest };

const alertsSlice = createSlice({
  name: 'alerts',
  initialState: [] as Alert[],
  reducers: {
    alertRaised: {
      reducer: (alerts, { payload }: PayloadAction<Alert>) => {
        // A repeated message replaces the old one, so it is announced again and doesn't pile up.
        return [...alerts.filter((alert) => alert.text !== payload.text), payload];
      },
      prepare: (text: string, { offersSignIn = false, lead, request }: AlertOptions = {}) => ({
        payload: { id: nanoid(), ...(lead !== undefined && { lead }), text, offersSignIn, request },
      }),
    },
    alertDismissed: (alerts, { payload }: PayloadAction<string>) => alerts.filter((alert) => alert.id !== payload),
    /** The customer has changed this item, or left its page: login must not add it any more. Takes its JSON. */
    interruptedItemDropped: (alerts, { payload }: PayloadAction<string>) => {
      const index = alerts.findIndex(
        ({ request }) => request?.kind === 'add' && JSON.stringify(request.item) === payload,
      );
      if (index !== -1) alerts.splice(index, 1);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionStarted, (alerts) => alerts.filter(({ offersSignIn }) => !offersSignIn));
  },
});

export const { alertRaised, alertDismissed, interruptedItemDropped } = alertsSlice.actions;
export const alertsReducer = alertsSlice.reducer;
export type AlertsRoot = { alerts: readonly Alert[] };

export const selectAlerts = (state: AlertsRoot): readonly Alert[] => state.alerts;
