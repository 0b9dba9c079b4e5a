import { calls } from '#contract/calls.ts';
import type { ProjectInquiry } from '#domain/inquiries/inquiry-forms.ts';
import { PROJECT_INQUIRY_FAILED } from '#domain/inquiries/send-messages.ts';
import type { RootState } from '../store.ts';
import { createSendSlice, type InquiryState, noInquiries } from './inquiry-slice-factory.ts';

export const projectInquirySlice = createSendSlice<ProjectInquiry, InquiryState>({
  name: 'projectInquiry',
  initialState: noInquiries,
  call: (api, body) => api.call(calls.sendProjectInquiry, { body }),
  failed: PROJECT_INQUIRY_FAILED,
  keep: (state, answer) => void state.items.push(answer),
});

export const selectProjectInquiry = (state: RootState): InquiryState => state.projectInquiry;
