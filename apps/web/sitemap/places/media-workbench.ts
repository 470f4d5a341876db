/** Media workbench: with its login the only pages of the IPR host. */
import { places } from '../place.ts'

export const mediaWorkbench = places([
  {
    path: '/mediaNav',
    title: ['媒体工作台', '媒體工作台', 'Media workbench'],
    redirect: '/ipr/workbench',
    position: 'custom',
    hosts: ['ipr'],
  },
  {
    path: '/ipr/workbench',
    title: ['工作台', '工作台', 'Workbench'],
    screen: 'planned',
    position: 'custom',
    hosts: ['ipr'],
    parent: '/mediaNav',
  },
  {
    path: '/ipr/mediaList',
    title: ['媒体列表', '媒體列表', 'Media list'],
    screen: 'mediaLibrary.list',
    needs: 'mediaLibrary.view',
    position: 'custom',
    hosts: ['ipr'],
    parent: '/mediaNav',
  },
  {
    path: '/ipr/iklDetail',
    title: ['媒体详情', '媒體詳情', 'Media detail'],
    screen: 'mediaProfiles.page',
    needs: 'mediaLibrary.view',
    hidden: true,
    hosts: ['ipr'],
    parent: '/mediaNav',
  },
  {
    path: '/ipr/myMedia',
    title: ['我的媒体', '我的媒體', 'My media'],
    screen: 'mediaLibrary.mine',
    needs: 'mediaLibrary.view',
    position: 'custom',
    hosts: ['ipr'],
    parent: '/mediaNav',
  },
  {
    path: '/ipr/activeMonitor',
    title: ['活动监测', '活動監測', 'Activity monitoring'],
    screen: 'planned',
    position: 'custom',
    hosts: ['ipr'],
    parent: '/mediaNav',
  },
  {
    path: '/ipr/actMonitorDetail',
    title: ['活动监测详情', '活動監測詳情', 'Activity detail'],
    screen: 'planned',
    hidden: true,
    hosts: ['ipr'],
    parent: '/mediaNav',
  },
])
