const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">${body}</svg>`

export const blogImages = {
  twoBanks: svg(`
  <rect x="0" y="0" width="1200" height="675" fill="#f7f3ea"/>
  <circle cx="950" cy="150" r="300" fill="#9fc3ae" fill-opacity="0.35"/>
  <path d="M0 500H430V675H0Z" fill="#0f3d2e"/>
  <path d="M770 500H1200V675H770Z" fill="#2f6b52"/>
  <rect x="430" y="560" width="340" height="115" fill="#9fc3ae"/>
  <path d="M450 588q20 -12 40 0t40 0t40 0t40 0t40 0t40 0t40 0" fill="none" stroke="#f7f3ea"
    stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M470 618q20 -12 40 0t40 0t40 0t40 0t40 0t40 0" fill="none" stroke="#f7f3ea" stroke-width="5"
    stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M450 648q20 -12 40 0t40 0t40 0t40 0t40 0t40 0t40 0" fill="none" stroke="#f7f3ea"
    stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M412 490Q600 306 788 490" fill="none" stroke="#0f3d2e" stroke-width="16" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M440 488V464" fill="none" stroke="#0f3d2e" stroke-width="5" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M480 488V436" fill="none" stroke="#0f3d2e" stroke-width="5" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M520 488V416" fill="none" stroke="#0f3d2e" stroke-width="5" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M560 488V404" fill="none" stroke="#0f3d2e" stroke-width="5" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M600 488V400" fill="none" stroke="#0f3d2e" stroke-width="5" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M640 488V404" fill="none" stroke="#0f3d2e" stroke-width="5" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M680 488V416" fill="none" stroke="#0f3d2e" stroke-width="5" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M720 488V436" fill="none" stroke="#0f3d2e" stroke-width="5" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M760 488V464" fill="none" stroke="#0f3d2e" stroke-width="5" stroke-linecap="round"
    stroke-linejoin="round"/>
  <rect x="380" y="486" width="440" height="18" fill="#0f3d2e"/>
  <g fill="#2f6b52"><circle cx="70" cy="385" r="30"/><path d="M17.5 500V477.5A52.5 52.5 0 0 1 122.5 477.5
    V500Z"/></g>
  <g fill="#0f3d2e"><circle cx="160" cy="366.6" r="34.8"/><path d="M99.1 500V473.9A60.9 60.9 0 0 1 220.9
    473.9V500Z"/></g>
  <g fill="#2f6b52"><circle cx="345" cy="385" r="30"/><path d="M292.5 500V477.5A52.5 52.5 0 0 1 397.5
    477.5V500Z"/></g>
  <g fill="#b8652a"><circle cx="255" cy="366.6" r="34.8"/><path d="M194.1 500V473.9A60.9 60.9 0 0 1 315.9
    473.9V500Z"/></g>
  <path d="M70 330V290H345V330M160 290V270M255 290V270" fill="none" stroke="#9fc3ae" stroke-width="6"
    stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="70" cy="342" r="9" fill="#9fc3ae"/>
  <circle cx="345" cy="342" r="9" fill="#9fc3ae"/>
  <circle cx="160" cy="262" r="9" fill="#9fc3ae"/>
  <circle cx="255" cy="262" r="9" fill="#b8652a"/>
  <rect x="850" y="210" width="270" height="290" fill="#0f3d2e"/>
  <rect x="880" y="245" width="34" height="38" rx="3" fill="#9fc3ae"/>
  <rect x="880" y="307" width="34" height="38" rx="3" fill="#9fc3ae"/>
  <rect x="880" y="369" width="34" height="38" rx="3" fill="#9fc3ae"/>
  <rect x="942" y="245" width="34" height="38" rx="3" fill="#9fc3ae"/>
  <rect x="942" y="307" width="34" height="38" rx="3" fill="#9fc3ae"/>
  <rect x="942" y="369" width="34" height="38" rx="3" fill="#9fc3ae"/>
  <rect x="1004" y="245" width="34" height="38" rx="3" fill="#9fc3ae"/>
  <rect x="1004" y="307" width="34" height="38" rx="3" fill="#b8652a"/>
  <rect x="1004" y="369" width="34" height="38" rx="3" fill="#9fc3ae"/>
  <rect x="1066" y="245" width="34" height="38" rx="3" fill="#9fc3ae"/>
  <rect x="1066" y="307" width="34" height="38" rx="3" fill="#9fc3ae"/>
  <rect x="1066" y="369" width="34" height="38" rx="3" fill="#9fc3ae"/>
  <rect x="955" y="440" width="60" height="60" rx="3" fill="#9fc3ae"/>
  <path d="M830 210H1140L1110 176H860Z" fill="#2f6b52"/>
  <rect x="560" y="438" width="64" height="48" rx="4" fill="#b8652a"/>
  <path d="M592 438V486M560 462H624" fill="none" stroke="#f7f3ea" stroke-width="4" stroke-linecap="round"
    stroke-linejoin="round"/>`),
  ringsCircuit: svg(`
  <rect x="0" y="0" width="1200" height="675" fill="#0f3d2e"/>
  <circle cx="360" cy="338" r="285" fill="#2f6b52"/>
  <path d="M393.9 338C393.9 355.8 378.7 370.2 360 370.2S326.5 355.8 326.5 338S341.5 306.1 360 306.1S393.9
    320.4 393.9 338Z" fill="none" stroke="#9fc3ae" stroke-width="7"/>
  <path d="M424.9 338C424.9 374.9 395.9 404.8 360 404.8S295 374.9 295 338S324.1 270.2 360 270.2S424.9 300.6
    424.9 338Z" fill="none" stroke="#9fc3ae" stroke-width="7"/>
  <path d="M455.1 338C455.1 394.1 412.5 439.6 360 439.6S264.9 394.1 264.9 338S307.5 241.7 360 241.7S455.1
    284.8 455.1 338Z" fill="none" stroke="#9fc3ae" stroke-width="7"/>
  <path d="M493.3 338C493.3 411.1 433.6 470.4 360 470.4S233.1 411.1 233.1 338S289.9 208 360 208S493.3 266.2
    493.3 338Z" fill="none" stroke="#9fc3ae" stroke-width="7"/>
  <path d="M528.3 338C528.3 426.2 453 497.7 360 497.7S197.5 426.2 197.5 338S270.2 169.2 360 169.2S528.3
    244.8 528.3 338Z" fill="none" stroke="#b8652a" stroke-width="10"/>
  <path d="M551.7 338C551.7 442.9 465.9 528 360 528S159.1 442.9 159.1 338S249.1 148 360 148S551.7 233.1
    551.7 338Z" fill="none" stroke="#9fc3ae" stroke-width="7"/>
  <path d="M584.3 338C584.3 463.9 483.9 566 360 566S122.7 463.9 122.7 338S229 105.7 360 105.7S584.3 209.7
    584.3 338Z" fill="none" stroke="#9fc3ae" stroke-width="7"/>
  <path d="M629.9 338C629.9 486.8 509.1 607.4 360 607.4S92.4 486.8 92.4 338S212.2 72 360 72S629.9 191.1
    629.9 338Z" fill="none" stroke="#9fc3ae" stroke-width="7"/>
  <circle cx="360" cy="338" r="14" fill="#f7f3ea"/>
  <path d="M590.2 150H760L801 108.6H980" fill="none" stroke="#f7f3ea" stroke-width="7"
    stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="994" cy="108.6" r="14" fill="#0f3d2e" stroke="#f7f3ea" stroke-width="7"/>
  <path d="M630.6 210H810L851 168.6H1080" fill="none" stroke="#9fc3ae" stroke-width="7"
    stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="1094" cy="168.6" r="14" fill="#0f3d2e" stroke="#9fc3ae" stroke-width="7"/>
  <path d="M652.8 270H860L901 228.6H900" fill="none" stroke="#f7f3ea" stroke-width="7"
    stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="914" cy="228.6" r="14" fill="#0f3d2e" stroke="#f7f3ea" stroke-width="7"/>
  <path d="M528 338H760L760 338H1120" fill="none" stroke="#b8652a" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <circle cx="1134" cy="338" r="14" fill="#0f3d2e" stroke="#b8652a" stroke-width="7"/>
  <path d="M652.8 406H810L851 447.4H940" fill="none" stroke="#f7f3ea" stroke-width="7"
    stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="954" cy="447.4" r="14" fill="#0f3d2e" stroke="#f7f3ea" stroke-width="7"/>
  <path d="M630.6 466H860L901 507.4H1060" fill="none" stroke="#9fc3ae" stroke-width="7"
    stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="1074" cy="507.4" r="14" fill="#0f3d2e" stroke="#9fc3ae" stroke-width="7"/>
  <path d="M590.2 526H760L801 567.4H1000" fill="none" stroke="#f7f3ea" stroke-width="7"
    stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="1014" cy="567.4" r="14" fill="#0f3d2e" stroke="#f7f3ea" stroke-width="7"/>`),
  balance: svg(`
  <rect x="0" y="0" width="1200" height="675" fill="#9fc3ae"/>
  <circle cx="600" cy="720" r="520" fill="#f7f3ea" fill-opacity="0.55"/>
  <circle cx="600" cy="720" r="400" fill="#f7f3ea" fill-opacity="0.6"/>
  <path d="M560 600 588 190H612L640 600Z" fill="#0f3d2e"/>
  <rect x="450" y="600" width="300" height="26" rx="6" fill="#0f3d2e"/>
  <circle cx="600" cy="176" r="30" fill="#b8652a"/>
  <path d="M250 226 950 150" fill="none" stroke="#0f3d2e" stroke-width="16" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M250 226 160 430M250 226 340 430" fill="none" stroke="#0f3d2e" stroke-width="5"
    stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M950 150 860 350M950 150 1040 350" fill="none" stroke="#0f3d2e" stroke-width="5"
    stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M130 430H370A120 70 0 0 1 130 430Z" fill="#2f6b52"/>
  <path d="M830 350H1070A120 70 0 0 1 830 350Z" fill="#2f6b52"/>
  <rect x="163" y="412" width="54" height="16" rx="8" fill="#0f3d2e"/>
  <rect x="163" y="392" width="54" height="16" rx="8" fill="#0f3d2e"/>
  <rect x="163" y="372" width="54" height="16" rx="8" fill="#b8652a"/>
  <rect x="223" y="412" width="54" height="16" rx="8" fill="#0f3d2e"/>
  <rect x="223" y="392" width="54" height="16" rx="8" fill="#0f3d2e"/>
  <rect x="223" y="372" width="54" height="16" rx="8" fill="#0f3d2e"/>
  <rect x="223" y="352" width="54" height="16" rx="8" fill="#0f3d2e"/>
  <rect x="223" y="332" width="54" height="16" rx="8" fill="#0f3d2e"/>
  <rect x="223" y="312" width="54" height="16" rx="8" fill="#0f3d2e"/>
  <rect x="223" y="292" width="54" height="16" rx="8" fill="#b8652a"/>
  <rect x="283" y="412" width="54" height="16" rx="8" fill="#0f3d2e"/>
  <rect x="283" y="392" width="54" height="16" rx="8" fill="#0f3d2e"/>
  <rect x="283" y="372" width="54" height="16" rx="8" fill="#0f3d2e"/>
  <rect x="283" y="352" width="54" height="16" rx="8" fill="#0f3d2e"/>
  <rect x="283" y="332" width="54" height="16" rx="8" fill="#b8652a"/>
  <g fill="#0f3d2e"><circle cx="950" cy="225.8" r="32.4"/><path d="M893.3 350V325.7A56.7 56.7 0 0 1 1006.7
    325.7V350Z"/></g>
  <rect x="915" y="330" width="70" height="20" rx="4" fill="#b8652a"/>
  <circle cx="336" cy="652" r="7" fill="#2f6b52"/>
  <circle cx="384" cy="652" r="7" fill="#2f6b52"/>
  <circle cx="432" cy="652" r="7" fill="#2f6b52"/>
  <circle cx="480" cy="652" r="7" fill="#2f6b52"/>
  <circle cx="528" cy="652" r="7" fill="#2f6b52"/>
  <circle cx="576" cy="652" r="7" fill="#b8652a"/>
  <circle cx="624" cy="652" r="7" fill="#2f6b52"/>
  <circle cx="672" cy="652" r="7" fill="#2f6b52"/>
  <circle cx="720" cy="652" r="7" fill="#2f6b52"/>
  <circle cx="768" cy="652" r="7" fill="#2f6b52"/>
  <circle cx="816" cy="652" r="7" fill="#2f6b52"/>
  <circle cx="864" cy="652" r="7" fill="#2f6b52"/>`),
  cloudLedger: svg(`
  <rect x="0" y="0" width="1200" height="675" fill="#f7f3ea"/>
  <rect x="0" y="560" width="1200" height="115" fill="#0f3d2e"/>
  <rect x="120" y="440" width="62" height="120" rx="4" fill="#0f3d2e"/>
  <rect x="132" y="456" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="132" y="494" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="132" y="532" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="206" y="380" width="62" height="180" rx="4" fill="#2f6b52"/>
  <rect x="218" y="396" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="218" y="434" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="218" y="472" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="218" y="510" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="292" y="410" width="62" height="150" rx="4" fill="#0f3d2e"/>
  <rect x="304" y="426" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="304" y="464" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="304" y="502" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="378" y="330" width="62" height="230" rx="4" fill="#2f6b52"/>
  <rect x="390" y="346" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="390" y="384" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="390" y="422" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="390" y="460" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="390" y="498" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="464" y="360" width="62" height="200" rx="4" fill="#0f3d2e"/>
  <rect x="476" y="376" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="476" y="414" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="476" y="452" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="476" y="490" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="476" y="528" width="38" height="10" rx="5" fill="#9fc3ae"/>
  <rect x="96" y="528" width="446" height="32" fill="#0f3d2e"/>
  <g fill="#9fc3ae">
  <circle cx="760" cy="270" r="90" fill="#9fc3ae"/>
  <circle cx="870" cy="210" r="120" fill="#9fc3ae"/>
  <circle cx="990" cy="250" r="100" fill="#9fc3ae"/>
  <circle cx="1060" cy="300" r="64" fill="#9fc3ae"/>
  <rect x="740" y="270" width="330" height="94" rx="47" fill="#9fc3ae"/>
  </g>
  <rect x="680" y="300" width="420" height="64" rx="32" fill="#9fc3ae"/>
  <rect x="770" y="280" width="30" height="60" rx="4" fill="#0f3d2e"/>
  <rect x="818" y="248" width="30" height="92" rx="4" fill="#2f6b52"/>
  <rect x="866" y="264" width="30" height="76" rx="4" fill="#0f3d2e"/>
  <rect x="914" y="216" width="30" height="124" rx="4" fill="#2f6b52"/>
  <rect x="962" y="232" width="30" height="108" rx="4" fill="#0f3d2e"/>
  <rect x="1010" y="190" width="30" height="150" rx="4" fill="#b8652a"/>
  <path d="M151 414V160Q151 130 181 130H754" fill="none" stroke="#2f6b52" stroke-width="5"
    stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 14"/>
  <circle cx="766" cy="130" r="9" fill="#2f6b52"/>
  <path d="M237 354V200Q237 170 267 170H731" fill="none" stroke="#2f6b52" stroke-width="5"
    stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 14"/>
  <circle cx="743" cy="170" r="9" fill="#2f6b52"/>
  <path d="M323 384V240Q323 210 353 210H667" fill="none" stroke="#2f6b52" stroke-width="5"
    stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 14"/>
  <circle cx="679" cy="210" r="9" fill="#2f6b52"/>
  <path d="M409 304V280Q409 250 439 250H646" fill="none" stroke="#2f6b52" stroke-width="5"
    stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 14"/>
  <circle cx="658" cy="250" r="9" fill="#2f6b52"/>
  <path d="M495 334V320Q495 290 525 290H648" fill="none" stroke="#b8652a" stroke-width="5"
    stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 14"/>
  <circle cx="660" cy="290" r="9" fill="#b8652a"/>
  <path d="M720 460H1130M720 500H1060" fill="none" stroke="#2f6b52" stroke-width="8" stroke-linecap="round"
    stroke-linejoin="round"/>
  <circle cx="700" cy="460" r="8" fill="#b8652a"/>
  <circle cx="700" cy="500" r="8" fill="#b8652a"/>`),
  overlapCheck: svg(`
  <rect x="0" y="0" width="1200" height="675" fill="#2f6b52"/>
  <circle cx="450" cy="337" r="250" fill="#9fc3ae" fill-opacity="0.95"/>
  <circle cx="750" cy="337" r="250" fill="#f7f3ea" fill-opacity="0.95"/>
  <defs><clipPath id="partner-left"><path d="M0 0H600V675H0Z"/></clipPath><clipPath
    id="partner-right"><path d="M600 0H1200V675H600Z"/></clipPath></defs>
  <g clip-path="url(#partner-left)">
  <circle cx="450" cy="337" r="70" fill="none" stroke="#2f6b52" stroke-width="5"/>
  <circle cx="450" cy="337" r="120" fill="none" stroke="#2f6b52" stroke-width="5"/>
  <circle cx="450" cy="337" r="170" fill="none" stroke="#2f6b52" stroke-width="5"/>
  <circle cx="450" cy="337" r="215" fill="none" stroke="#2f6b52" stroke-width="5"/>
  </g>
  <g clip-path="url(#partner-right)">
  <circle cx="750" cy="337" r="70" fill="none" stroke="#2f6b52" stroke-width="5"/>
  <circle cx="750" cy="337" r="120" fill="none" stroke="#2f6b52" stroke-width="5"/>
  <circle cx="750" cy="337" r="170" fill="none" stroke="#2f6b52" stroke-width="5"/>
  <circle cx="750" cy="337" r="215" fill="none" stroke="#2f6b52" stroke-width="5"/>
  </g>
  <path d="M600 137A250 250 0 0 1 600 537A250 250 0 0 1 600 137Z" fill="#0f3d2e"/>
  <path d="M556 344 588 378 650 300" fill="none" stroke="#b8652a" stroke-width="22" stroke-linecap="round"
    stroke-linejoin="round"/>
  <g fill="#0f3d2e"><circle cx="400" cy="298.8" r="26.4"/><path d="M353.8 400V380.2A46.2 46.2 0 0 1 446.2
    380.2V400Z"/></g>
  <g fill="#0f3d2e"><circle cx="800" cy="298.8" r="26.4"/><path d="M753.8 400V380.2A46.2 46.2 0 0 1 846.2
    380.2V400Z"/></g>
  <circle cx="90" cy="120" r="26" fill="#9fc3ae"/>
  <circle cx="140" cy="540" r="16" fill="#f7f3ea"/>
  <circle cx="1110" cy="150" r="18" fill="#f7f3ea"/>
  <circle cx="1080" cy="540" r="28" fill="#9fc3ae"/>
  <circle cx="60" cy="340" r="10" fill="#b8652a"/>
  <circle cx="1150" cy="360" r="10" fill="#b8652a"/>
  <path d="M116 130 240 200M156 530 236 476M1092 156 985 214M1054 526 960 470" fill="none" stroke="#9fc3ae"
    stroke-width="5" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2 14"/>`),
  openPost: svg(`
  <rect x="0" y="0" width="1200" height="675" fill="#f7f3ea"/>
  <circle cx="820" cy="330" r="330" fill="#9fc3ae" fill-opacity="0.45"/>
  <circle cx="820" cy="330" r="240" fill="#9fc3ae" fill-opacity="0.6"/>
  <rect x="650" y="70" width="360" height="470" rx="18" fill="#0f3d2e"/>
  <rect x="634" y="56" width="360" height="470" rx="18" fill="#f7f3ea" stroke="#0f3d2e" stroke-width="6"/>
  <rect x="670" y="92" width="64" height="64" rx="12" fill="#2f6b52"/>
  <path d="M680 148 702 112 724 148Z" fill="#9fc3ae"/>
  <rect x="754" y="98" width="190" height="20" rx="10" fill="#0f3d2e"/>
  <rect x="754" y="130" width="120" height="14" rx="7" fill="#9fc3ae"/>
  <rect x="670" y="190" width="280" height="12" rx="6" fill="#9fc3ae"/>
  <rect x="670" y="218" width="250" height="12" rx="6" fill="#9fc3ae"/>
  <rect x="670" y="246" width="270" height="12" rx="6" fill="#9fc3ae"/>
  <circle cx="680" cy="300" r="7" fill="#b8652a"/>
  <rect x="700" y="294" width="220" height="12" rx="6" fill="#2f6b52"/>
  <circle cx="680" cy="332" r="7" fill="#b8652a"/>
  <rect x="700" y="326" width="190" height="12" rx="6" fill="#2f6b52"/>
  <circle cx="680" cy="364" r="7" fill="#b8652a"/>
  <rect x="700" y="358" width="230" height="12" rx="6" fill="#2f6b52"/>
  <circle cx="680" cy="396" r="7" fill="#b8652a"/>
  <rect x="700" y="390" width="170" height="12" rx="6" fill="#2f6b52"/>
  <rect x="670" y="442" width="200" height="52" rx="26" fill="#b8652a"/>
  <path d="M700 468H836M820 456 838 468 820 480" fill="none" stroke="#f7f3ea" stroke-width="6"
    stroke-linecap="round" stroke-linejoin="round"/>
  <rect x="0" y="572" width="1200" height="103" fill="#0f3d2e"/>
  <g fill="#2f6b52"><circle cx="96" cy="484.6" r="22.8"/><path d="M56.1 572V554.9A39.9 39.9 0 0 1 135.9
    554.9V572Z"/></g>
  <g fill="#9fc3ae"><circle cx="200" cy="475.4" r="25.2"/><path d="M155.9 572V553.1A44.1 44.1 0 0 1 244.1
    553.1V572Z"/></g>
  <g fill="#2f6b52"><circle cx="312" cy="466.2" r="27.6"/><path d="M263.7 572V551.3A48.3 48.3 0 0 1 360.3
    551.3V572Z"/></g>
  <g fill="#9fc3ae"><circle cx="434" cy="457" r="30"/><path d="M381.5 572V549.5A52.5 52.5 0 0 1 486.5
    549.5V572Z"/></g>
  <g fill="#b8652a"><circle cx="560" cy="443.2" r="33.6"/><path d="M501.2 572V546.8A58.8 58.8 0 0 1 618.8
    546.8V572Z"/></g>
  <path d="M96 430C200 300 330 250 592 316" fill="none" stroke="#2f6b52" stroke-width="5"
    stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2 16"/>
  <path d="M600 308 624 326 594 338Z" fill="#2f6b52"/>`),
  seedlingPage: svg(`
  <rect x="0" y="0" width="1200" height="675" fill="#0f3d2e"/>
  <circle cx="600" cy="760" r="560" fill="#2f6b52"/>
  <circle cx="600" cy="760" r="470" fill="#2f6b52" stroke="#9fc3ae" stroke-width="4"/>
  <circle cx="600" cy="760" r="380" fill="#2f6b52" stroke="#9fc3ae" stroke-width="4"/>
  <g transform="rotate(-6 470 380)">
  <rect x="300" y="150" width="330" height="450" rx="14" fill="#f7f3ea"/>
  <circle cx="372" cy="226" r="40" fill="#9fc3ae"/>
  <circle cx="372" cy="214" r="15" fill="#0f3d2e"/>
  <path d="M346 250A26 24 0 0 1 398 250A40 40 0 0 1 346 250Z" fill="#0f3d2e"/>
  <rect x="434" y="200" width="150" height="18" rx="9" fill="#0f3d2e"/>
  <rect x="434" y="232" width="100" height="12" rx="6" fill="#9fc3ae"/>
  <rect x="334" y="300" width="120" height="12" rx="6" fill="#b8652a"/>
  <rect x="334" y="330" width="262" height="12" rx="6" fill="#9fc3ae"/>
  <rect x="334" y="360" width="240" height="12" rx="6" fill="#9fc3ae"/>
  <rect x="334" y="390" width="120" height="12" rx="6" fill="#b8652a"/>
  <rect x="334" y="420" width="250" height="12" rx="6" fill="#9fc3ae"/>
  <rect x="334" y="450" width="262" height="12" rx="6" fill="#9fc3ae"/>
  <rect x="334" y="480" width="200" height="12" rx="6" fill="#9fc3ae"/>
  <rect x="334" y="510" width="120" height="12" rx="6" fill="#b8652a"/>
  <rect x="334" y="540" width="262" height="12" rx="6" fill="#9fc3ae"/>
  </g>
  <rect x="690" y="590" width="105" height="100" fill="#9fc3ae"/>
  <rect x="795" y="520" width="105" height="170" fill="#f7f3ea"/>
  <rect x="900" y="450" width="105" height="240" fill="#9fc3ae"/>
  <rect x="1005" y="380" width="105" height="310" fill="#f7f3ea"/>
  <path d="M1058 380V250" fill="none" stroke="#b8652a" stroke-width="12" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M1058 300C1010 300 984 268 982 222C1030 222 1058 252 1058 300Z" fill="#9fc3ae"/>
  <path d="M1058 262C1058 206 1090 172 1146 170C1146 228 1112 262 1058 262Z" fill="#f7f3ea"/>
  <g fill="#b8652a"><circle cx="742" cy="502.6" r="22.8"/><path d="M702.1 590V572.9A39.9 39.9 0 0 1 781.9
    572.9V590Z"/></g>`),
  twoSuns: svg(`
  <rect x="0" y="0" width="1200" height="675" fill="#f7f3ea"/>
  <rect x="0" y="470" width="1200" height="205" fill="#0f3d2e"/>
  <path d="M60 470A310 310 0 0 1 680 470Z" fill="#9fc3ae"/>
  <path d="M520 470A310 310 0 0 1 1140 470Z" fill="#2f6b52"/>
  <path d="M520 470A310 310 0 0 1 600 262.2A310 310 0 0 1 680 470Z" fill="#b8652a"/>
  <path d="M573.6 266.4L556.7 283.3" fill="none" stroke="#0f3d2e" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M480.2 203.9L471 226.1" fill="none" stroke="#0f3d2e" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M370 182L370 206" fill="none" stroke="#0f3d2e" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M259.8 203.9L269 226.1" fill="none" stroke="#0f3d2e" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M166.4 266.4L183.3 283.3" fill="none" stroke="#0f3d2e" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M103.9 359.8L126.1 369" fill="none" stroke="#0f3d2e" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M1096.1 359.8L1073.9 369" fill="none" stroke="#f7f3ea" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M1033.6 266.4L1016.7 283.3" fill="none" stroke="#f7f3ea" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M940.2 203.9L931 226.1" fill="none" stroke="#f7f3ea" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M830 182L830 206" fill="none" stroke="#f7f3ea" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M719.8 203.9L729 226.1" fill="none" stroke="#f7f3ea" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M626.4 266.4L643.3 283.3" fill="none" stroke="#f7f3ea" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>
  <rect x="190" y="360" width="50" height="110" fill="#0f3d2e"/>
  <rect x="200" y="374" width="30" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="200" y="408" width="30" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="200" y="442" width="30" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="248" y="300" width="64" height="170" fill="#0f3d2e"/>
  <rect x="258" y="314" width="44" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="258" y="348" width="44" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="258" y="382" width="44" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="258" y="416" width="44" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="258" y="450" width="44" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="320" y="340" width="44" height="130" fill="#0f3d2e"/>
  <rect x="330" y="354" width="24" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="330" y="388" width="24" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="330" y="422" width="24" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="372" y="260" width="70" height="210" fill="#0f3d2e"/>
  <rect x="382" y="274" width="50" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="382" y="308" width="50" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="382" y="342" width="50" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="382" y="376" width="50" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="382" y="410" width="50" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="382" y="444" width="50" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="450" y="380" width="46" height="90" fill="#0f3d2e"/>
  <rect x="460" y="394" width="26" height="8" rx="3" fill="#9fc3ae"/>
  <rect x="460" y="428" width="26" height="8" rx="3" fill="#9fc3ae"/>
  <path d="M372 260 407 214 442 260Z" fill="#0f3d2e"/>
  <rect x="730" y="240" width="30" height="230" fill="#f7f3ea"/>
  <rect x="724" y="300" width="42" height="10" fill="#f7f3ea"/>
  <rect x="724" y="370" width="42" height="10" fill="#f7f3ea"/>
  <path d="M726 240A19 22 0 0 1 764 240Z" fill="#f7f3ea"/>
  <path d="M745 218V196" fill="none" stroke="#f7f3ea" stroke-width="5" stroke-linecap="round"
    stroke-linejoin="round"/>
  <rect x="900" y="240" width="30" height="230" fill="#f7f3ea"/>
  <rect x="894" y="300" width="42" height="10" fill="#f7f3ea"/>
  <rect x="894" y="370" width="42" height="10" fill="#f7f3ea"/>
  <path d="M896 240A19 22 0 0 1 934 240Z" fill="#f7f3ea"/>
  <path d="M915 218V196" fill="none" stroke="#f7f3ea" stroke-width="5" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M760 470V330H900V470H868V420A38 42 0 0 0 792 420V470Z" fill="#f7f3ea"/>
  <rect x="760" y="318" width="140" height="12" fill="#f7f3ea"/>
  <path d="M770 318V300A12 14 0 0 1 794 300V318Z" fill="#f7f3ea"/>
  <path d="M805 318V300A12 14 0 0 1 829 300V318Z" fill="#f7f3ea"/>
  <path d="M840 318V300A12 14 0 0 1 864 300V318Z" fill="#f7f3ea"/>
  <path d="M160 575H1040" fill="none" stroke="#2f6b52" stroke-width="8" stroke-linecap="round"
    stroke-linejoin="round"/>
  <path d="M520 575H680" fill="none" stroke="#b8652a" stroke-width="12" stroke-linecap="round"
    stroke-linejoin="round"/>
  <circle cx="160" cy="575" r="14" fill="#9fc3ae"/>
  <circle cx="280" cy="575" r="14" fill="#9fc3ae"/>
  <circle cx="400" cy="575" r="14" fill="#9fc3ae"/>
  <circle cx="800" cy="575" r="14" fill="#9fc3ae"/>
  <circle cx="920" cy="575" r="14" fill="#9fc3ae"/>
  <circle cx="1040" cy="575" r="14" fill="#9fc3ae"/>
  <circle cx="520" cy="575" r="20" fill="#b8652a"/>
  <circle cx="680" cy="575" r="20" fill="#b8652a"/>
  <circle cx="210" cy="110" r="46" fill="#b8652a"/>
  <circle cx="1010" cy="120" r="42" fill="#0f3d2e"/>
  <circle cx="1030" cy="106" r="38" fill="#f7f3ea"/>`),
}
