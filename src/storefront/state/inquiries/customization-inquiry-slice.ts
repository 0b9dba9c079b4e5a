import { endpoints } from '#contract/endpoints.ts';
import type { CustomizationInquiry } from '#domain/inquiries/inquiry-forms.ts';
import { CUSTOMIZATION_INQUIRY_FAILED } from '#domain/inquiries/submission-messages.ts';
import type { RootState } from '../store.ts';
import { createSubmitSlice, type InquiryState, initialInquiryState } from './inquiry-slice-factory.ts';

export const customizationInquirySlice = createSubmitSlice<CustomizationInquiry, InquiryState>({
  name: 'customizationInquiry',
  initialState: initialInquiryState,
  call: (api, body) => api.call(endpoints.sendCustomizationInquiry, { body }),
  failed: CUSTOMIZATION_INQUIRY_FAILED,
  keep: (state, answer) => void state.items.push(answer),
});

export const selectCustomizationInquiry = (state: RootState): InquiryState => state.customizationInquiry;
