/** A guest of the demo’s events; invented, as their numbers are. */
export interface DemoDoorGuest {
  readonly code: string;
  readonly name: string;
  readonly seats: number;
  readonly phone: string | null;
}

/** A scan at the demo’s door, so many minutes after the event’s beginning. */
export interface DemoScan {
  readonly after: number;
  readonly kind?: 'out';
  /** A code, or a member’s link. */
  readonly text?: string;
  readonly name?: string;
  readonly people?: number;
  readonly device: 'Cổng chính' | 'Sân sau';
}

/** The event that was a week ago, and the place that is open every day. */
export const checkInEvents = {
  fair: { title: 'Ngày hội mở lò gốm', place: 'Sân lò, 28 đường Bến Gốm, Hội An' },
  showroom: { title: 'Phòng trưng bày Mộc Nhiên', place: 'Nhà trưng bày bên sông' },
} as const;

export const checkInGuests: readonly DemoDoorGuest[] = [
  { code: 'KM-01', name: 'Nguyễn Thị Phương Thảo', seats: 2, phone: '+84900000101' },
  { code: 'KM-02', name: 'Trần Đình Khải', seats: 1, phone: '+84900000102' },
  { code: 'KM-03', name: 'Lê Hoàng Yến Nhi', seats: 4, phone: null },
  { code: 'KM-04', name: 'Phan Bá Lộc', seats: 1, phone: '+84900000104' },
  { code: 'KM-05', name: 'Huỳnh Thị Diễm My', seats: 2, phone: '+84900000105' },
  { code: 'KM-06', name: 'Đỗ Quang Vinh', seats: 1, phone: null },
  { code: 'KM-07', name: 'Võ Ngọc Ánh Tuyết', seats: 3, phone: '+84900000107' },
  { code: 'KM-08', name: 'Bùi Thế Anh', seats: 1, phone: '+84900000108' },
];

export const checkInScans: readonly DemoScan[] = [
  { after: -12, text: 'KM-01', device: 'Cổng chính' },
  { after: -8, text: 'KM-02', device: 'Cổng chính' },
  { after: -5, text: 'KM-03', people: 3, device: 'Sân sau' },
  { after: -4, text: 'KM-02', device: 'Sân sau' },
  { after: 2, text: 'KM-99', device: 'Cổng chính' },
  { after: 6, text: 'KM-05', device: 'Cổng chính' },
  { after: 15, name: 'Khách du lịch ghé xem', device: 'Sân sau' },
  { after: 21, text: 'KM-07', device: 'Cổng chính' },
  { after: 64, text: 'KM-02', kind: 'out', device: 'Cổng chính' },
  { after: 70, text: 'KM-05', kind: 'out', device: 'Sân sau' },
];

export const showroomScans: readonly DemoScan[] = [
  { after: 60, name: 'Đoàn khách Đà Nẵng', people: 12, device: 'Cổng chính' },
  { after: 95, name: 'Chị Hạnh, báo Xây Nhà', device: 'Cổng chính' },
];
