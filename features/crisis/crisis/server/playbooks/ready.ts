/** The playbooks that come with the product, in three languages. */
import type { Phrase } from '@guanlan/platform/contract'
import type { PlaybookTask, ReadyPlaybook } from '../../contract.ts'

type ReadyTask = Omit<PlaybookTask, 'title'> & { title: Phrase }

const task = (kind: PlaybookTask['kind'], minutes: number | null, after: number | null, title: Phrase): ReadyTask => ({
  kind,
  minutes,
  after,
  title,
})

/** Every crisis ends with them. */
const statement = (minutes: number, after: number): ReadyTask =>
  task('statement', minutes, after, [
    '起草并送审首次声明',
    '起草並送審首次聲明',
    'Draft the first statement and have it approved',
  ])
const journalists = (minutes: number, after: number): ReadyTask =>
  task('journalist', minutes, after, [
    '统一口径，回应记者询问',
    '統一口徑，回應記者詢問',
    'Agree on the wording and answer journalists',
  ])
const track = (minutes: number): ReadyTask =>
  task('track', minutes, null, [
    '追踪首发与转载最多的文章',
    '追蹤首發與轉載最多的文章',
    'Track the first and the most repeated articles',
  ])

export const ready: Readonly<Record<ReadyPlaybook, { name: Phrase; tasks: readonly ReadyTask[] }>> = {
  product: {
    name: ['产品缺陷', '產品瑕疵', 'Product fault'],
    tasks: [
      task('verify', 30, null, [
        '核实缺陷、批次和受影响数量',
        '核實瑕疵、批次和受影響數量',
        'Verify the fault, the batches and how many are affected',
      ]),
      task('site', 120, 0, ['取样送检，保留实物', '取樣送檢，保留實物', 'Take samples to a laboratory and keep them']),
      task('other', 60, 0, [
        '判断是否停售、召回并报主管部门',
        '判斷是否停售、召回並報主管機關',
        'Decide on a stop of sales or a recall, and report to the authority',
      ]),
      statement(90, 0),
      task('other', 120, 3, [
        '准备客服答复和退换办法',
        '準備客服答覆和退換辦法',
        'Prepare answers for customers, and how they return the product',
      ]),
      journalists(120, 3),
      track(60),
    ],
  },
  leak: {
    name: ['数据泄露', '資料外洩', 'Data leak'],
    tasks: [
      task('verify', 30, null, [
        '核实泄露范围、数据类别和人数',
        '核實外洩範圍、資料類別和人數',
        'Verify what leaked, of which kind and of how many people',
      ]),
      task('site', 60, null, ['封堵泄露点，保全日志', '封堵外洩點，保全日誌', 'Close the leak and keep the logs']),
      task('other', 240, 0, [
        '按法定时限向主管部门报告',
        '按法定時限向主管機關報告',
        'Report to the authority within the time the law gives',
      ]),
      task('other', 480, 0, [
        '告知受影响的人及其可采取的措施',
        '告知受影響的人及其可採取的措施',
        'Tell the people concerned, and what they can do',
      ]),
      statement(120, 0),
      journalists(150, 4),
      track(60),
    ],
  },
  accident: {
    name: ['安全事故', '安全事故', 'Accident'],
    tasks: [
      task('site', 30, null, [
        '派人到现场，确认伤亡与救援',
        '派人到現場，確認傷亡與救援',
        'Send somebody to the site; confirm casualties and rescue',
      ]),
      task('verify', 45, 0, [
        '核实时间、地点、原因和伤亡人数',
        '核實時間、地點、原因和傷亡人數',
        'Verify time, place, cause and casualties',
      ]),
      task('other', 60, 0, ['向主管部门报告事故', '向主管機關報告事故', 'Report the accident to the authority']),
      task('other', 90, 1, [
        '联系家属，指定专人对接',
        '聯絡家屬，指定專人對接',
        'Contact the families and name somebody for each',
      ]),
      statement(60, 1),
      journalists(90, 4),
      track(60),
    ],
  },
  executive: {
    name: ['高管言行', '高階主管言行', 'Executive'],
    tasks: [
      task('verify', 30, null, [
        '核实言行原文、录音录像和场合',
        '核實言行原文、錄音錄影和場合',
        'Verify the words or deeds, recordings and occasion',
      ]),
      task('other', 60, 0, [
        '与当事人及法务确认事实与立场',
        '與當事人及法務確認事實與立場',
        'Settle facts and position with the person and legal',
      ]),
      task('other', 60, null, [
        '暂停当事人的公开活动和账号发布',
        '暫停當事人的公開活動和帳號發布',
        'Suspend public appearances and posts of the person',
      ]),
      statement(120, 1),
      journalists(150, 3),
      track(60),
    ],
  },
  rumour: {
    name: ['谣言', '謠言', 'Rumour'],
    tasks: [
      task('track', 30, null, [
        '找到首发并留存网页证据',
        '找到首發並留存網頁證據',
        'Find the first post and keep the page as evidence',
      ]),
      task('verify', 60, null, [
        '核实说法真伪，收集反证',
        '核實說法真偽，蒐集反證',
        'Verify the claim and collect proof against it',
      ]),
      statement(90, 1),
      task('revoke', 180, 1, ['请求发布者更正或撤回', '請求發布者更正或撤回', 'Ask publishers to correct or withdraw']),
      journalists(120, 2),
      task('other', 240, 1, [
        '与法务判断是否取证、报案',
        '與法務判斷是否取證、報案',
        'Decide with legal on evidence and charges',
      ]),
    ],
  },
  strike: {
    name: ['停工与劳资纠纷', '罷工與勞資糾紛', 'Strike'],
    tasks: [
      task('verify', 60, null, [
        '核实诉求、人数和影响范围',
        '核實訴求、人數和影響範圍',
        'Verify demands, numbers and what is affected',
      ]),
      task('site', 60, null, [
        '派人到现场，确认安全与秩序',
        '派人到現場，確認安全與秩序',
        'Send somebody to the site; see to safety and order',
      ]),
      task('other', 120, 0, [
        '与员工代表和工会约定对话',
        '與員工代表和工會約定對話',
        'Arrange talks with employees and the union',
      ]),
      task('other', 180, 0, [
        '告知客户与供应商受影响的交付',
        '告知客戶與供應商受影響的交付',
        'Tell customers and suppliers which deliveries are affected',
      ]),
      statement(240, 0),
      journalists(300, 4),
      track(120),
    ],
  },
}
