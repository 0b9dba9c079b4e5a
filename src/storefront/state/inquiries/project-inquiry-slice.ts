import { endpoints } from '#contract/endpoints.ts';
import type { ProjectInquiry } from '#domain/inquiries/inquiry-forms.ts';
import { PROJECT_INQUIRY_FAILED } from '#domain/inquiries/submission-messages.ts';
import type { RootState } from '../store.ts';
import { createSubmitSlice, type InquiryState, initialInquiryState } from './inquiry-slice-factory.ts';

export const projectInquirySlice = createSubmitSlice<ProjectInquiry, InquiryState>({
  name: 'projectInquiry',
  initialState: initialInquiryState,
  call: (api, body) => api.call(endpoints.sendProjectInquiry, { body }),
  failed: PROJECT_INQUIRY_FAILED,
  keep: (state, answer) => void state.items.push(answer),
});

export const selectProjectInquiry = (state: RootState): InquiryState => state.projectInquiry;
