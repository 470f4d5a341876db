/** Where each finding is mended. Pure. */
import { editMonitor } from '@guanlan/features/monitors/monitors/web'
import type { Finding, FindingKind } from '../contract.ts'

const places: Readonly<Record<FindingKind, (id: number) => string>> = {
  warningOver: id => `/warningManage?open=${id}`,
  warningNoReceivers: id => `/warningManage?open=${id}`,
  warningNeverFires: id => `/warningManage?open=${id}`,
  warningFiresAllTheTime: id => `/warningManage?open=${id}`,
  digestStopped: id => `/warningManage?view=digests&open=${id}`,
  channelPaused: id => `/sendRecord?view=channels&open=${id}`,
  failedMessages: () => '/sendRecord',
  quotaFull: () => '/personalCenter?part=subscription',
  quotaNearlyFull: () => '/personalCenter?part=subscription',
  failingSource: id => `/sourceMange?open=${id}`,
  silentSource: id => `/sourceMange?open=${id}`,
  quietMonitor: editMonitor,
  floodedMonitor: editMonitor,
  heavyFilter: id => `/blacklist?open=${id}`,
  lateTask: id => `/updateOperationLog?open=${id}`,
  overdueWork: () => '/monitorData',
  correctedJudgements: () => '/systemSettings',
  openReports: () => '/demandPool',
}

export const placeOf = ({ kind, id }: Finding): string => places[kind](id ?? 0)
