import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { sessionStarted } from './account/session-slice.ts';

/**
 * Shown in a live region of the page until dismissed, or for at least 6 s (D-01). `lead` is a plain sentence before a
 * technical text (D-46).
 */
type Alert = { id: string; lead?: string; text: string; offersSignIn: boolean };
type AlertOptions = { offersSignIn?: boolean; lead?: string | undefined };

const alertsSlice = createSlice({
  name: 'alerts',
  initialState: [] as Alert[],
  reducers: {
    alertRaised: {
      reducer: (alerts, { payload }: PayloadAction<Alert>) => {
        // A repeated message replaces the old one, so it is announced again and doesn't pile up.
        return [...alerts.filter((alert) => alert.text !== payload.text), payload];
      },
      prepare: (text: string, { offersSignIn = false, lead }: AlertOptions = {}) => ({
        payload: { id: nanoid(), ...(lead !== undefined && { lead }), text, offersSignIn },
      }),
    },
    alertDismissed: (alerts, { payload }: PayloadAction<string>) => alerts.filter((alert) => alert.id !== payload),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionStarted, (alerts) => alerts.filter(({ offersSignIn }) => !offersSignIn));
  },
});

export const { alertRaised, alertDismissed } = alertsSlice.actions;
export const alertsReducer = alertsSlice.reducer;
export type AlertsRoot = { alerts: readonly Alert[] };

export const selectAlerts = (state: AlertsRoot): readonly Alert[] => state.alerts;
