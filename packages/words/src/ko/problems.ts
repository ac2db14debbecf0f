// Korean words of the area `problems`.

import type { problems as en } from '../en/problems.ts'
import type { SameKeys } from '../same-keys.ts'

export const problems: SameKeys<typeof en> = {
  checkForm: '표시된 항목을 확인해 주세요.',
  required: '입력해 주세요.',
  invalid: '사용할 수 없는 값입니다.',
  decimal: '12.50처럼 숫자로 입력해 주세요.',
  tooManyDecimals: '소수점 이하는 {{maximum}}자리까지 입력할 수 있습니다.',
  belowMinimum: '{{minimum}} 이상이어야 합니다.',
  aboveMaximum: '{{maximum}} 이하여야 합니다.',
  phone: '전화번호를 입력해 주세요. 예: 010-1234-5678',
  email: 'name@example.com 형식의 이메일 주소를 입력해 주세요.',
  emailPlain:
    '일반 반각 문자로 입력해 주세요. 보이지 않는 문자, 전각 문자, 괄호, 주석은 사용할 수 없습니다.',
  code: '인증 코드는 6자리 숫자입니다.',
  passwordShort: '{{minimum}}자 이상으로 입력해 주세요.',
  passwordLong: '{{maximum}}자 이하로 입력해 주세요.',
  passwordCommon: '많이 쓰여 쉽게 추측되는 비밀번호입니다. 다른 비밀번호를 사용해 주세요.',
  passwordMismatch: '비밀번호가 일치하지 않습니다.',
  nickname: '문자와 숫자로 {{minimum}}~{{maximum}}자를 입력해 주세요.',
  agree: '이용약관에 동의해 주세요.',
  wholeNumber: '정수로 입력해 주세요.',
  withdrawalsFrozen:
    '장부의 차이를 확인하는 동안 출금이 보류됩니다. 잔고와 거래에는 영향이 없습니다.',
  fundPassword: '출금 비밀번호는 숫자 6자리입니다.',
  fundPasswordCommon: '쉽게 추측할 수 있는 숫자입니다. 다른 숫자를 사용해 주세요.',
  addressLink: '링크가 입력되었습니다. 앞뒤 글자를 빼고 주소만 입력해 주세요.',
  bankDetail: '선택한 송금 방식에 맞지 않는 입력입니다.',
}
