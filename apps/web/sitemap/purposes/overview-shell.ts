/** System and data: navigation, tasks, car owners, sources, collection, correction. */
import { phrases } from '@guanlan/platform/contract'

export const overviewShell = phrases({
  '/sysNavigation': [
    '查看自己可以使用的全部模块，并进入其中一个。',
    '查看自己可以使用的全部模組，並進入其中一個。',
    'A member sees all modules the role allows and enters one.',
  ],
  '/updateOperationLog': [
    '列出、新建、修改、启用和删除定时任务。',
    '列出、新建、修改、啟用和刪除定時任務。',
    'A member lists, creates, changes, enables and deletes scheduled (cycle) tasks.',
  ],
  '/updateOperationlook': [
    '阅读一个定时任务的执行记录。',
    '閱讀一個定時任務的執行記錄。',
    'A member reads the records of a scheduled task.',
  ],
  '/dataPlug': ['安装和设置数据插件。', '安裝和設定資料外掛。', 'A member installs and configures the data plugin.'],
  '/carOwners': [
    '列出、新增、导入、修改和删除车主及其账号。',
    '列出、新增、匯入、修改和刪除車主及其帳號。',
    'A member lists, adds, imports, changes and deletes car owners and their accounts.',
  ],
  '/poolCarOwners': ['从车主池中挑选车主。', '從車主池中挑選車主。', 'A member picks car owners from the pool.'],
  '/carOwnersList': [
    '阅读车主及其发布的内容。',
    '閱讀車主及其釋出的內容。',
    'A member reads car owners with their posts.',
  ],
  '/labeOwnerManage': ['管理车主标签。', '管理車主標籤。', 'A member manages car-owner labels.'],
  '/sourceMange': ['列出和维护采集来源。', '列出和維護採集來源。', 'A member lists and maintains collection sources.'],
  '/allTool': [
    '查看采集工具，用其中一个开始任务。',
    '查看採集工具，用其中一個開始任務。',
    'A member sees the collection tools and starts a task with one.',
  ],
  '/collectTask': [
    '列出、修改和删除采集任务，查看状态。',
    '列出、修改和刪除採集任務，查看狀態。',
    'A member lists, changes and deletes collection tasks and reads their state.',
  ],
  '/demandPool': [
    '阅读上报的数据问题并处理。',
    '閱讀上報的資料問題並處理。',
    'A member reads reported data problems and processes them.',
  ],
  '/mediaCor': ['更正媒体的资料。', '更正媒體的資料。', 'A member corrects facts of media.'],
})
