import { calls } from '#contract/calls.ts';
import type { CustomizationInquiry } from '#domain/inquiries/inquiry-forms.ts';
import { CUSTOMIZATION_INQUIRY_FAILED } from '#domain/inquiries/send-messages.ts';
import type { RootState } from '../store.ts';
import { createSendSlice, type InquiryState, noInquiries } from './inquiry-slice-factory.ts';

export const customizationInquirySlice = createSendSlice<CustomizationInquiry, InquiryState>({
  name: 'customizationInquiry',
  initialState: noInquiries,
  call: (api, body) => api.call(calls.sendCustomizationInquiry, { body }),
  failed: CUSTOMIZATION_INQUIRY_FAILED,
  keep: (state, answer) => void state.items.push(answer),
});

export const selectCustomizationInquiry = (state: RootState): InquiryState => state.customizationInquiry;
