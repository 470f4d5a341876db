/** Where monitors are written: the part `monitors` of the settings. */
const place = '/systemSettings'

export const manageMonitors = `${place}?part=monitors`
export const editMonitor = (id: number): string => `${place}?part=monitors&monitor=${id}`
/** A new monitor below a folder; 0 stands for the top. */
export const newMonitor = (fatherId = 0): string =>
  fatherId === 0 ? `${place}?part=monitors&monitor=new` : `${place}?part=monitors&monitor=new&father=${fatherId}`
/** The tree from a file. */
export const importMonitors = `${place}?part=monitors&monitor=import`
/** A new order of backtracking, whose screen is above this feature. */
export const backtrackMonitor = (id: number): string => `/backtracking?open=new&monitor=${id}`
/** A warning of what a monitor wants, whose screen is above this feature. */
export const warnOfMonitor = ({ id, name }: { id: number; name: string }): string =>
  `/warningManage?${new URLSearchParams({ open: 'new', monitor: String(id), named: name })}`
