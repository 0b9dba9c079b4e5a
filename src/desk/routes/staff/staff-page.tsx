import { StaffList } from '#desk/features/staff/staff-list.tsx';

export default function StaffPage() {
  return <StaffList />;
}
