/** Every endpoint of the back office with its schemas, by name. */
import {
  addOrderNote,
  cancelOrder,
  countOrders,
  dispatchOrders,
  exportOrders,
  getOrder,
  listOrders,
  moveOrder,
  refundOrder,
  resendEmail,
  resolveAlert,
  undoOrderMove,
} from './orders.ts';
import {
  acceptInvitation,
  changeStaffRole,
  checkInvitation,
  confirmSecondFactor,
  disableStaff,
  endStaffSessions,
  getCurrentStaff,
  getStaff,
  inviteStaff,
  listAudit,
  signInStaff,
  signOutStaff,
  startSecondFactor,
} from './staff.ts';
import { getToday, removeSampleHistory } from './today.ts';

export const deskEndpoints = {
  signInStaff,
  getCurrentStaff,
  signOutStaff,
  checkInvitation,
  acceptInvitation,
  startSecondFactor,
  confirmSecondFactor,
  getStaff,
  inviteStaff,
  changeStaffRole,
  disableStaff,
  endStaffSessions,
  listAudit,
  getToday,
  listOrders,
  countOrders,
  exportOrders,
  getOrder,
  moveOrder,
  undoOrderMove,
  cancelOrder,
  refundOrder,
  addOrderNote,
  dispatchOrders,
  resolveAlert,
  resendEmail,
  removeSampleHistory,
} as const;

export type DeskEndpoints = typeof deskEndpoints;
export type DeskEndpointName = keyof DeskEndpoints;
