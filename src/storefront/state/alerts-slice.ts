import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from './store.ts';

/** Decision D-01: shown in the page, in a live region, until dismissed or for at least 6 s. */
type Alert = { id: string; text: string; offersLogIn: boolean };

const alertsSlice = createSlice({
  name: 'alerts',
  initialState: [] as Alert[],
  reducers: {
    alertRaised: {
      reducer: (alerts, { payload }: PayloadAction<Alert>) => {
        // The same sentence again replaces the old one: it is announced anew and does not pile up.
        return [...alerts.filter((alert) => alert.text !== payload.text), payload];
      },
      prepare: (text: string, { offersLogIn = false } = {}) => ({ payload: { id: nanoid(), text, offersLogIn } }),
    },
    alertDismissed: (alerts, { payload }: PayloadAction<string>) => alerts.filter((alert) => alert.id !== payload),
  },
});

export const { alertRaised, alertDismissed } = alertsSlice.actions;
export const alertsReducer = alertsSlice.reducer;
export const selectAlerts = (state: RootState): readonly Alert[] => state.alerts;
