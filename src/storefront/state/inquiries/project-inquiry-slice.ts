import { clientEndpoints } from '#contract/client-endpoints.ts';
import type { ProjectInquiry } from '#domain/inquiries/inquiry-forms.ts';
import { PROJECT_INQUIRY_FAILED } from '#domain/inquiries/submission-messages.ts';
import { createSubmitSlice, type InquiryState, initialInquiryState } from './inquiry-slice-factory.ts';

export const projectInquirySlice = createSubmitSlice<ProjectInquiry, InquiryState>({
  name: 'projectInquiry',
  initialState: initialInquiryState,
  submit: (api, body) => api.call(clientEndpoints.sendProjectInquiry, { body }),
  errorMessage: PROJECT_INQUIRY_FAILED,
  storeResponse: (state, response) => void state.items.push(response),
});

type ProjectInquiryRoot = { projectInquiry: InquiryState };

export const selectProjectInquiry = (state: ProjectInquiryRoot): InquiryState => state.projectInquiry;
