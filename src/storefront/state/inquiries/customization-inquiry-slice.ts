import { clientEndpoints } from '#contract/client-endpoints.ts';
import type { CustomizationInquiry } from '#domain/inquiries/inquiry-forms.ts';
import { CUSTOMIZATION_INQUIRY_FAILED } from '#domain/inquiries/submission-messages.ts';
import { createSubmitSlice, type InquiryState, initialInquiryState } from './inquiry-slice-factory.ts';

export const customizationInquirySlice = createSubmitSlice<CustomizationInquiry, InquiryState>({
  name: 'customizationInquiry',
  initialState: initialInquiryState,
  submit: (api, body) => api.call(clientEndpoints.sendCustomizationInquiry, { body }),
  errorMessage: CUSTOMIZATION_INQUIRY_FAILED,
  storeResponse: (state, response) => void state.items.push(response),
});

type CustomizationInquiryRoot = { customizationInquiry: InquiryState };

export const selectCustomizationInquiry = (state: CustomizationInquiryRoot): InquiryState => state.customizationInquiry;
