// Passwords that every attack tries first; only those long enough to be chosen at all.

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
password 12345678 123456789 baseball football qwertyuiop 1234567890 superman 1qaz2wsx trustno1
jennifer sunshine iloveyou starwars computer michelle 11111111 princess 987654321 mobilemail
monitoring welcome1 welcome123 password1 password12 password123 password1234 passw0rd p@ssw0rd
p@ssword pa55word admin123 admin1234 administrator test1234 testtest changeme changeme123
secret123 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx3edc
zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 asdfghjkl asdf1234 asdfasdf asdfjkl; zxcv1234 zxcvbnm123
abcd1234 abcdefgh abcdefg123 abc12345 abc123456 a1b2c3d4 a1234567 a12345678 a123456789 aa123456
aa12345678 aa123456789 123456aa 12345678a 123456789a 1234qwer 123456qwerty 123qweasd 123qwe123
qwe123qwe qweasdzxc iloveyou1 iloveyou2 iloveyou123 ilovejesus loverboy sweetheart babygirl
basketball beautiful blink182 butterfly butterfly1 chocolate christian christina elizabeth
garfield happy123 hello123 helloworld internet isabella jesuschrist jonathan killer123 liverpool
lucky123 manchester michael1 money123 monkey123 nintendo november december february september
pakistan pokemon1 princess1 rockstar samantha samsung1 scorpion slipknot snowball spiderman
spongebob starwars1 sunflower sunshine1 superman1 superstar tinkerbell trader123 trading123
bitcoin1 bitcoin123 ethereum crypto123 binance123 forex123 victoria veronica whatever winter123
wonderful woaini1314 woaini520 woaini521 88888888 66666666 99999999 00000000 12341234 11223344
112233445566 1122334455 123454321 123698745 147258369 147852369 159357456 741852963 789456123
9876543210 87654321 10203040 110110jp 20202020 131313131313 1313131313 123abc456 3rjs1la7qe
55555555 77777777 888888888 22222222 33333333 44444444 tokyo123 sakura123 japan123 doraemon
naruto123 aishiteru konnichiwa sayonara korea123 saranghae taekwondo thailand chiangmai sawasdee
malaysia kualalumpur selangor sayangku cinta123 bismillah insyaallah alhamdulillah muhammad
abdullah computer1 keyboard windows10 microsoft google123 facebook instagram linkedin samsung123
letmein1 letmein123 login123 master123 mypassword mypass123 nopassword pass1234 pass@123
pass@1234 passpass password! password0 password01 password11 password2 password21 password22
password3 password99 passwort motdepasse contrasena contraseña senha123 p4ssw0rd passw0rd1
passw0rd! qwerty12345 qwerty123456 qazwsx123 qazwsxedc qwer1234 qwer4321 temp1234 temppass
user1234 username superuser sysadmin security default1 business investor invest123 millionaire
platinum lucky888 lucky777 winner123 success1 dragon123 tiger123 mercedes lamborghini barcelona
realmadrid juventus jordan23 michael23 football1 football123 baseball1 soccer123 basketball1
swimming music123 metallica blackpink jungkook taehyung army0613 onepiece evangelion minecraft
minecraft1 roblox123 fortnite valorant warcraft starcraft overwatch callofduty counterstrike
playstation nintendo1 trustno1! correcthorsebatterystaple letmeinplease opensesame abracadabra
`
    .trim()
    .split(/\s+/),
)
