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
        // A repeated message replaces the old one, so it is announced again and doesn't pile up.
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
