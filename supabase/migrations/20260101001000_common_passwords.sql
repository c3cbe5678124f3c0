-- The passwords that private.admin_password_weakness() refuses as common.

create table private.common_passwords (
  password text primary key
);
comment on table private.common_passwords is
  'Passwords that attackers try first, in lower case: common words, and common passwords of 12 characters or more. From the list of zxcvbn-ts (MIT), with additions of our own.';
insert into private.common_passwords (password)
select distinct word from regexp_split_to_table('
futebol flamengo corinthians palmeiras saopaulo santos brasil brazil senha minhasenha familia felicidade amor deus cachorro
010203040506 102030405060 1111111111zz 112233445566 123123qweqwe 123321123321 123456654321 12345678900987654321 123456789012
1234567890qw 123456789123 123456789987654321 123456789abc 123456789qaz 123456789qqq 123456789qwe 123456789qwerty
123456qwerty 1234qwerasdf 123qwe123qwe 123qwe456rty 123qweasdzxc 1q2w3e4r5t6y 1qa2ws3ed4rf 1qaz2wsx3edc 1qaz2wsx3edc4rfv
1qazxsw23edc 23176djivanfros 4815162342lost 541233432442 89231243658s aaabbb aaasss aabbcc aalborg aaliyah aardvark aarons
aassdd aassddff abacab abacus abbott abcxyz abdulla abdullah aberdeen abfkrf abgrtyu abigail abnormal abpbrf abracada
abracadabra abraham abrakadabra abrams abraxas abrupt absolut absolute absolutely abstract absurd abudfv abulafia acacia
academy acapulco accent accept access accessno accident acclaim accord account accounts aceman acerview aceshigh acetate
achilles achtung acidburn acidrain acmilan acosta acoustic acrobat action active actors adagio adamant addams addict
addicted addison address adelaida adelaide adelina adeline adelphia adgjmpt adgjmptw adidas aditya adjust admin18533362
administrator admiral adonai adonis adrenali adrenalin adrenaline adrian adriana adrianna adrianne adriano adrien adrienne
adrock adults advance advanced advent adventur adventure advocate aenima aerosmit aerosmith aeynbr aezakmi affair afghan
africa african afrika afrodita agassi agatha agency agenda aggies agnieszka agosto aguila aguilar aguilera agustin agyvorc
aidana aikido aikman aileen airborn airborne airbus aircraft airedale airforce airhead airline airman airplane airport
airwalk airwolf akasha akatsuki alabama aladdin aladin alaina alanis alanna alaska alastair alatam albacore albania albany
albatros albatross albert alberta alberto albina albino albion albundy alcatel alcatraz alchemy alcohol aldric alegria
alejandr alejandra alejandro aleksa aleksander aleksandr aleksandra aleksei aleksey alenka alesha alesis alessand alessandro
alessia alessio alexalex alexan alexande alexander alexandr alexandra alexandre alexandria alexandru alexei alexey alexia
alexis alexsandr alexus alexxx alfalfa alfarome alfaromeo alfons alfonso alfred alfredo algebra algernon alhambra alibaba
alicante alicia aliens aligator alinka alinochka alisha alisher aliska alison alissa alistair aliyah alizee alkaline
allalone allanon allblack allday allegra allegro alleycat allgood alliance allied alligato alligator allison allman allmine
allnight allover allright allsop allstar allstars allstate allthat allure allyson almera almighty almond almost alohomora
alonso alonzo aloysius alpacino alphabet alphaman alphaone alpina alpine already alright alskdjfhg altair alterego
alternative althea althor altima altoid altoids alucard aluminum alvarado alvarez alvaro always alyson alyssa amadeo amadeus
amador amalia amanda amarillo amateur amateurs amatory amatuers amature amazing amazon ambassador ambers ambition ambrose
ambrosia ambulanc ambush amelia amelie americ america american amerika ameteur amethyst ametuer amherst amidala amigos
amnesia amonra amorcit amoremio amores amormi amstel amsterda amsterdam amtrak amylee anabel anabolic anaconda anakin
anakonda analog analsex anamaria ananas ananda anarchy anasazi anastasi anastasia anastasiya anatol anatoliy anatomy anchor
ancient anders andersen anderso anderson andone andover andrade andrea andreas andree andreev andreeva andrei andrej andres
andrew andrews andrey andriy android andromed andromeda andros andrzej anduril andyandy andyman anechka anelka anette
anfield anfisa angela angele angeles angeleye angelic angelica angelika angelin angelina angeline angeliqu angelit angelito
angell angelo angelofwar angelok angels angelus angler angola anguss anhyeuem animal animals animated anjali anjing ankara
anklet annaanna annabel annabell annabelle annalisa annamari annelies annemari annett annette annika annmarie annual
annushka anonim anonymou anonymous another anselm anselmo answer antares anteater antelope anthem anthon anthony anthrax
antigone antigua antilles antioch antiques antivirus antman antoha antoine antonell antoni antonia antonina antonio antonius
antonov antony antosha antoshka antwerp anubis anuradha anutka anything anytime anyway aolsucks apache apathy apelsin
apocalypse apokalipsis apollo apostle apostol applepie apples appleton apricot aprilia aprils apteka aptiva aqswde aqswdefr
aquafina aqualung aquaman aquarium aquarius aquila aquinas aqwzsx arabella arabic arachnid aragon aragorn aramis ararat
arcade arcadia arcane arcangel archana archange archangel archer archery arches archibald archie architec architect archive
archon arctic arcturus areyukesc argent argentin argentina argento argentum argonaut argyle arhangel ariadna ariadne ariana
ariane arianna arielle arigato arioch arisha aristotle arizona arkansas arkham arlene arlington armada armadill armageddon
armagedon armand armando armani armenia armitage armored armstron armstrong arnaud arnold around arrakis arrowhea arrows
arschloch arsehole arsena arsenal arsenalf arsenalfc arseniy arslan artemis artemka arthur artist artistic artofwar arturo
artwork asakura asasin asbestos asdasd asdasdas asddsa asdewq asdfas asdfasdf asdffdsa asdfgh asdfghj asdfghjk asdfghjkl
asdfghjkl123 asdfjk asdfjkl asdfqwer asdfzxcv asdlkj asdqwe asdzxc asecret asgard ashanti ashish ashland ashlee ashleigh
ashley ashlyn ashman ashton ashtray asians asimov asmodeus asnaeb asphalt aspire aspirin aspirine asroma assasin assass
assassin assassins assault assclown asscock assface assfuck asshat asshol asshole assholes assist asslick asslover assman
assmaste assmunch asssss asswipe assword astalavista astana asterios asterix asteroid asthma astonvil astonvilla astoria
astral astrid astroboy astros asylum atdhfkm athena athens athletic athlon athome atkins atkinson atlant atlanta atlantic
atlantida atlantis atomic atrain atreides atreyu atrium attack attica atticus attila attitude attorney attract atybrc aubrey
auburn auckland auction auditt audrey auggie august augusta augustin augusto augustus auntie auralo aurelia aurelie aurelius
aurora aurore aussie austin australi australia austria author autobahn autobot autocad autopass autumn avalanch avalanche
avalon avangard avanti avatar avenger avengers aventura avenue avgust aviation aviator avrora awaken awards awesome awnyce
awsome axeman ayanami ayrton azalea azamat azathoth azazel azbuka azerty azertyui azertyuiop azimut azrael azsxdc azsxdcfv
azsxdcfvgb azteca aztecs babaloo babble babemagn babemagnet baberuth babette babies baboon babushka babybaby babybear
babyblue babyboo babyboy babycake babycakes babydoll babyface babygir babygirl babygurl babylon babylove bacardi bacchus
bachelor backbone backdoor backer backhoe backlash backspac backup badabing badass badboy badboys badcat baddest baddog
badger badgers badgirl badgirls badguy badkarma badkitty badlands badman badminton badnaamhere badone bagels bagger baggies
baggins baggio bagira bagpipes bagpuss baguvix bagwell bahamas bahamut bahrain baikal bailee bailey bajingan bakers bakery
balance balboa balder baldrick baldur baldwin balefire ballard ballbag ballen baller ballet ballgag ballgame ballin ballon
balloon balloons ballsack ballss baloney balrog baltika baltimor baltimore balzac bambam bambino bamboo banaan banana
bananas banane bancroft bandera banderas bandit bangbang banger bangers bangkok bangladesh bangor banker banking bannana
banned banner banshee bantam banzai baphomet baraban baracuda baraka barakuda baranov barbados barbara barbaria barbarian
barber barbie barbos barcelon barcelona barclay bareback barefeet barefoot barely barfly baritone barker barking barkley
barley barlow barman barnaby barnes barnet barnett barney barnie barnsley baronn barracud barracuda barrage barrel barret
barrett barron barselona barsik barsuk bartek bartende bartjek bartlett bartman bartok barton basebal baseball basement
basher bashful basics basket basketba basketbal basketball bassbass basser basses basset bassett bassfish bassin bassist
bassline bassman bassoon bastard bastards bastet bastian bastos batavia batboy bateau bateman batgirl bathing bathroom
batigol batista batman batter batterse battery battle battlefield bauhaus bavaria baxter bayern baylee bayliner baylor
bayside bayview baywatch bazooka bbking bcfields bdfyjd bdfyjdf beachbum beaches beacon beagle beaker beamer beanbag beaner
beanie bearbear bearcat bearcats beardog bearman bearshare beasley beastie beasts beasty beater beating beatit beatle
beatles beatrice beatriz beaufort beaumont beautifu beautiful beauty beaver beavers beavis because becker becket beckett
beckham becool bedford bedlam bedpan bedrock bedroom bedtime beebop beefcake beehive beeker beelch beeline beemer beepbeep
beeper beerbeer beerman beerme beethove beethoven beetle beezer before begemot begood behappy behemoth behind beijing beirut
belair belarus belfast belgium belial believe belinda belinea belize belkin bellaco bellagio belles bellevue belmont
belochka beloved beluga bender bendover benedict benedikt benessere benfica bengal bengals benito benjami benjamin benjie
bennet bennett bennie benning benoit benson bentley bently benton beowulf berenice beretta bereza bergen berger bergkamp
berkeley berkut berlin berliner bermuda bernard bernardo bernhard bernice bernie berries berserk berserke berserker bertha
bertie bertram bertrand besiktas bessie bestbuy bestfriend beszoptad bethan bethann bethany bethel better bettie bettina
bettis bettyboo bettyboop beulah beverley beverly beware beyonce beyond bharat bhbcrf bhbirf bhbyrf bhjxrf bianca bianchi
bianco biatch bibles biceps bicycle bigass bigbaby bigbad bigballs bigbang bigbass bigbear bigben bigbill bigbird bigblack
bigblock bigblue bigbob bigboi bigboobs bigbooty bigboss bigboy bigbuck bigbucks bigbutt bigbutts bigcat bigcock bigcocks
bigdad bigdadd bigdaddy bigdave bigdawg bigdeal bigdee bigdick bigdicks bigdog bigdogg bigfish bigfoot biggdogg bigger
biggest biggie biggin biggirl biggirls biggles biggun bigguns bigguy bighead bigjim bigjoe bigjohn bigload bigmac bigmama
bigman bigmike bigmoney bignasty bignuts bigone bigones bigpapa bigpenis bigpimp bigpimpi bigpimpin bigpoppa bigpun bigpussy
bigred bigsexy bigshot bigshow bigsky bigstick bigten bigtime bigtit bigtits bigtoe bigtruck bigtymer biguns bigwilly
bigworm bikers bikini billabon billabong billbill billiard billie billing billings billion billows billyb billybob billyboy
billyjoe billys bimmer binder bingbong binger bingos binkie binladen biohazard biology bionic bionicle biotch biotech
birddog birdie birdies birdman birgit birmingham birthday biscuit biscuits bisexual bishop bismarck bismark bismilla
bismillah bistro bitchass bitches bitchin bitchs bitchy biteme bitter bizarre bizkit bizzare blabla blablabl blackadd
blackass blackbea blackbel blackbelt blackber blackberry blackbir blackbird blackbox blackboy blackbur blackcat blackcoc
blackcock blackdog blackhaw blackhawk blackhol blackice blackie blackjac blackjack blacklab blackman blackops blackout
blackrose blacks blackshe blacksta blacksun blacktop blacky blader bladerun bladerunner blades blahblah blaine blaise blanca
blanche blanco blanked blanket blasen blaster blastoff blazed blazer blazers blazin bleach bledsoe blender blenheim blessed
blessing blindax blingbling blinky blister blizzard blobby blocked blonde blondes blondi blondie blondinka blonds blondy
bloods bloody bloomin bloopers blossom blower blowfish blowjob blowjobs blowme blubber bluearmy blueball bluebear bluebell
blueberr blueberry bluebird blueblue blueboy bluecat bluedevi bluedog blueeyes bluefin bluefish bluegill bluegras bluejay
bluejays blueline blueman bluemax bluemoon bluenose bluenote bluered bluerose bluesky bluesman bluess bluestar blueyes
blunted blunts blythe boarder boards boater boating boatman bobafett bobber bobbie bobbijo bobbins bobbob bobbyd bobbys
bobbyy bobcat bobcats bobdog bobdole bobdylan bobert bobmarle bobmarley bocaraton bocephus bochum bodies bodine bodyshop
boeder boeing bogart bogdan boggie boggle bogota bohica boiler boilers boingo bolero bolitas boliva bolivar bolivi bolivia
bollock bollocks bollox bologna bolton bombay bomber bombers bommel bonanza bondage bondarenko bonefish bonehead boners
boness bonethug bonfire bonghit bonghits bongos bonham bonita bonito bonjou bonjour bonjovi bonkers bonner bonnie bonobo
bonovox bonsai bonzai boobear boobed boober boobie boobies booboo boodog boogaloo booger boogers boogie boohoo bookcase
booker bookie bookmark bookworm boomboom boomer boondock booner booper booster bootcamp booter bootie booties bootleg
bootneck bootsie bootsy bootys booyaa booyah boozer bopper borabora bordeaux border borders borges boricua boring borman
boroda boromir borris borussia boscoe bosley bosnia bosshog bossman bosstone boston boswell bosworth bottle bottom boulder
bounce bouncer bounty bourbon bourne bourque bovine bowden bowers bowhunt bowler bowling bowman bowser bowtie bowwow boxcar
boxers boxing boxster boxter boyscout boytoy bozeman brabus braces bracken braden bradford bradley bradly bradshaw brahms
brains bramble branch branden brandi brandie brando brandon brandt brandy brasil brasilia bratan bravehea braveheart braves
braxton brayden brazil brazzers breaker breakers breakfas breaks breanna breast breasts breath breathe breeze breezy bremen
brenda brendan brenden brendon brenna brennan brentfor bretagne brethart brewer brewers brewster briana brianb briand
brianjo briann brianna brianne brians bricks bridge bridges bridget bridgett briefs brigada briggs bright brighton brigitte
brindle bringit brisbane bristol britain british britney britneys britta brittan brittany brittney broadway brodie broken
broker bronco broncos bronson bronte bronze broodwar brooke brookie brooking brooklyn brooks brother brothers browndog
browne browneye brownie brownies browning browns browser brucelee bruins bruiser brujah brunette brussels brutal brutis
brutus bryant bryson bubbaa bubbadog bubbas bubber bubble bubblegu bubblegum bubbles bublik buceta buchanan buckaroo bucker
bucket buckey buckeye buckeyes buckfast buckie buckle buckley buckshot buckster buckwhea buckwheat budapest buddah buddha
buddie buddies buddyboy buddydog buddys budget budgie budice budlight budlite budman budweise budweiser buffalo buffalos
buffer buffet buffett buffys buford bugaga bugatti bugger bugman bugsbunn bugsbunny builder building bujhtr bukkake bukowski
buldog bulgaria bulldawg bulldo bulldog bulldogg bulldogs buller bullet bulletin bullets bullfrog bullhead bullit bullock
bullride bullseye bullshit bullwink bulova bumble bumblebe bumblebee bummer bumper bungalow bungee bunghole bungie bungle
bunker bunnie bunnies bunnys buratino burbank burger burgers burgess burgundy burner burning burnley burnout burnside
burrito burton bushed bushel bushido bushman business businessbabe businka bustanut busted buster bustle butcher butchie
butchy butkus butler buttbutt butter buttercu buttercup butterfl butterfly butters buttface buttfuck butthead butthole
buttlove buttman buttmunc buttocks button buttons buttplug buttsex buzzard buzzer buzzers buzzsaw bvgthfnjh bynthytn bypass
bysunsu byteme caballer caballo cabbage cabbie cabernet cabibble cabinet cableguy caboose cabowabo cabrio cabron cachondo
cachorro cactus cadaver caddis cadence cadets cadillac cadman caesar caffeine caitlin caitlyn calais calamity calavera
calcio calculus calcutta caldwell calendar calgary calhoun caliber calibra calico caliente californ californi california
caligula calimero callahan callaway caller callie calling callisto callme callofduty callum calvary calvert calvin calypso
camara camaro camaross camber cambiami cambodia cambria cambridg cambridge camden camell camelot camels cameltoe camera
camero cameron camila camill camilla camille camilo camino campbell camper camping campion campos campus canabis canada
canadian canadien canary canberra cancel cancer cancun candace candela candice candid candie candies candle candles candyass
candycan candyman candys canela canibus canine cannabis cannibal cannon cannonda cannot canseco canton cantona cantor
cantrell canuck canucks canyon capcom capecod capetown capital capitals capitan capitol capoeira capone caprice capricor
capricorn capslock captain caracas carajo caralho caramba caramel caravan carbine carbon carcass cardenas cardiac cardiff
cardinal cardinals carebear career carefree carguy caribou carina carine carioca carissa carlin carling carlisle carlito
carlitos carlos carlotta carlson carlton carman carmel carmela carmelo carmen carmex carmine carnage carney carnival carola
carolcox carole carolin carolina caroline carolyn carousel carpedie carpediem carpente carpet carrera carrie carrier carroll
carrot carrots carson carsten carter carthage cartier cartman cartoon cartoons caruso carver carvin carwash casablan
casablanca casandra casanova cascade caserta caseydog cashew cashflow cashman cashmere cashmone cashmoney casimir casino
caspar casper caspian cassandr cassandra cassidy cassie cassius castaway caster castillo castle castor castro casual catalin
catalina catalog catalyst catarina catcher catdaddy catdog caterham caterina catfight catfish catfood catherin catherine
catholic catlover catman catnip catter cattle catwoman caught caution cavalier cavallo cavalry caveman caviar cayenne cayman
cazzone cbcmrb cbhbec ccbill cdjkjxm cdtnbr cdtnjxrf cdtnkfyf cdtnrf cdznjckfd ceasar ceaser cecelia cecile cecilia ceckbr
cedars cedric celebrity celeron celest celeste celestia celestin celica celina celine cellphon cellular celtic celticfc
celtics cement censor centaur centauri center central centre centrino centurion century cerber cerbera cerberus cereal
cerebus cerveza cesare cessna cevthrb cfhfnjd cfiekz cfitymrf cfvceyu cfvehfq cfvfhf cfvjktn cgfhnfr chacal chachi chadwick
chains chainsaw chairman chairs challeng challenger chalupa chamber chambers chamonix champagn champagne champion champions
champs chance chanda chandler chandra chanel change changed changeit changeme changes chango channel chantal chantel
chantell chaoss chaotic chapel chapin chaplin chapman chappy characte charcoal charge charged charger chargers charisma
charity charle charlene charles charley charli charlie charlies charlott charlotte charlton charly charmain charmed charming
charms charon charter chaser chasey chastity chateau chatham chatte chatter chaucer chauncey chavez chbjun cheater checker
checkers checking checkit checkmat checkmate checks cheddar cheeba cheech cheeks cheeky cheerio cheerios cheerleaers cheers
cheese cheesecake cheesy cheeta cheetah cheeto cheeze chelle chelse chelsea chelseafc chelsey chelsie chemical chemist
chemistr chemistry cherie cherish cherokee cherries cherry cherub cheryl cheshire chessie chessman cheste chester
chesterfield chestnut chesty cheval chevelle chevrole chevrolet chevron chevyman chevys chewbacc chewbacca chewey chewie
cheyanne cheyenne chgobndg chiara chicago chicas chicca chicco chichi chicke chicken chickens chickenwing101 chicks chicky
chicos chiefs children chilidog chilli chillin chillout chilly chilton chimaera chimera chimpy chinacat chinaman chinchin
chinese chingon chinook chipie chipmunk chipper chippy chiquita chiron chisel chisox chitown chivas chobits chocha chochoz
choclate chocobo chocolat chocolate choice chomper chooch choochoo choose chopin chopper choppers chosen chouchou chowchow
chowder chrisb chrisbln chrisc chrism chrisp chriss chrissi chrissie chrissy christ christa christel christen christi
christia christian christie christin christina christine christma christmas christo christof christop christophe christopher
christos christy chrome chronic chrono chronos chrysler chrystal chuang chubbs chubby chucha chucho chuckie chuckles chucky
chumley chunky church churchil churchill ciaociao ciccio cicero cichlid cierra cigars cimbom cinder cinderella cinders
cinema cingular cinnamon cinzia cipher circle circuit circus cirque cirrus ciscokid citadel citation citibank cities citizen
citroen citron citrus civicsi civilwar cjcbcrf cjkysirj cjkywt cjrjkjdf cjytxrf ckfdbr ckjybr claire clambake clancy clapton
clarence clarice clarinet clarion clarissa clarity clarke clarkie classic classics classy claude claudi claudia claudine
claudio claudius claymore claypool clayton cleaner cleaning cleavage cleaver clemens clement clemente clemson cleopatr
cleopatra cleric clerks cletus clevelan cleveland clever client clifford cliffy clifton climax climber climbing clinton
clipper clippers clitlick clitoris clocks cloggy clones closed closer closeup clouds cloudy clover clovis clowns clticic
clubber clubpenguin clueless cluster clutch cmfnpu cneltyn cnfcbr cnfkrth cnfybckfd cnhjbntkm cnhjqrf cnhtktw cnhtrjpf
cnjvfnjkju cntgfirf cntgfy cnthdf coaster cobain cobalt cobblers cobrajet cobras cobraya cocacol cocacola cocaine cochise
cochon cocker cocksuck cocksucker cocktail cocoloco coconut coconuts codeblue codered coffee coffees coffey coffin cogito
cognac cohiba cojones coldbeer colder coldfire coldplay coleman colette colgate colibri collar collect collecti colleen
college collette collie collin collins colnago cologne colombi colombia colombo colonel colonial colony colorado colors
colossus colour colton coltrane columbia columbo columbus comanche combat combat123654 comcast comedy comein comeon comets
comfort comicbook comicbookdb comics coming command commande commander commando comment comments commerce commie commodor
commodore common compact company compaq compartilhar compass complete complex compound compton compusa computador compute
computer computers comunidade concept concepts concert concerto concha concord concorde concrete condom condor conejo config
confirm conflict confuse confused congress conker conman connect connecti connection conner connery connie connor conover
conquer conquest conrad constant consuelo consul consult consume consumer contact contains content contest contests continue
contortionist contour contra contract contrast control controls converse convoy conway coochie cooker cookie cookies cooking
coolbean coolboy coolcat coolcool cooldude cooler coolest cooley coolgirl coolguy coolhand coolie coolio coolkid coolman
coolness coolone coonass cooper coopers coorslig cooter copeland copenhag copenhagen copper copycat corazo corazon corbin
cordelia cordell cordoba corgan corina corinna corinne corinthians corleone cornbrea corndog cornelia cornell corner
cornhole cornholi cornwall corolla corona coronado coronet corporal corpse corrado corran correct corrie corrina corsair
corset corsica cortes cortez cortina cortland corvett corvette corvus corwin cosita cosmic cosmos costanza costaric
costarica costello cosworth cottage cotton cougar cougars countach counter counterstrike country county countyli couple
couples courage courier courtney cousin covenant coventry covers covert cowboy cowboys cowboyup cowgirl cowman coyote
coyotes cozumel crabby cracker crackers crackhea cracksevi cradle crafty cramer cramps cranberr cranky crapola crappie
crappy craven craving crawford crayon crazybab crazyman crazyzil creamer creampie creamy create creatine creation creativ
creative creator creature credit creeper creepers creepy crescent cresta cretin crevice crewcom crfprf cricket criminal
crimson crippler crisis crispy crissy cristal cristi cristia cristian cristiano cristin cristina cristo critical critter
critters crjhgbjy croatia crockett crocodil crocodile cromwell cronic cronos crooked crosby crossbow crossfire crossing
crotch croucher crowbar crowes crowley crownvic cruise cruiser crumbs crunch crunchy crusade crusader crushed crusher crusty
cruzazul crybaby crypto crysis crysta crystal cstrike csyekz csyjxtr ctdfcnjgjkm cthtuf cthulhu cthulu cthutq cthuttdbx
cthuttdyf ctrhtn cubano cubase cubbie cubbies cubfan cubswin cuckold cuckoo cucumber cuddles cueball cuervo cuisine culinary
cullen culture culver cumalot cumeater cumface cumload cummer cummin cumming cummings cummins cumnow cumonme cumshot
cumshots cumslut cumulus cuntlick cuntsoup cupcake curious curley curran current curtain curtis custard custer custom
customer cutegirl cuthbert cutiepie cuties cutlass cutter cvbhyjd cvbhyjdf cvetok cvthnm cvtifhbrb cxfcnkbdfz cxfcnmt
cxfcnmttcnm cyberonline cybersex cyborg cyclone cyclones cyclops cygnus cynthia cypher cypress cyprus cyrano dabears dabomb
daboss dabulls daddio daddyo daddys daedalus daemon daewoo daffodil dagestan dagger dagmar dagobert dagwood dahlia daimler
daisey daisydog daisymae dakine dakota dalejr dalila dallas dallastx dalshe dalton damage damager damascus damian damien
damion dammit damned damnit dancer dancing dandfa danger dangerou dangerous daniel daniela daniele danielit daniell daniella
danielle daniels daniil danijela danila danilka danilo danimal danish danman danmark dannie dannyboy dantes danthema
dantheman dantist danuta danville danzig daphne dapper daredevi daredevil darian darien darina darius darkange darkangel
darkelf darken darker darkjedi darkknight darklord darkman darkmoon darknes darkness darkone darkside darkstar darkwing
darkwolf darlene darlin darling darnell darrel darrell darren darrian darrin darryl darter darthmau darthvad darthvader
darwin dasani dashadasha dasher dashka dastan database datalife datalore dating datsun daughter dauren davecole davedave
davida davidb davidc davidd davide davidj davidk davidkin davidl davidm davido davidoff davids davidson davies davinci
davros dawggy dawson daydream daylight daytek daytime dayton daytona dazzle dbjktnnf dbnfkbq dbnfkbr dbnfkz dbrecz dbrekz
dbrnjh dbrnjhbz dbrnjhjdbx dcpugh dcunited deacon deacons deadeye deadhead deadlift deadly deadman deadmeat deadpool
deadspin deadwood dealer deamon deanna deathnote deathrow deaths deathsta debate debbie debora deborah decatur december
decimal decker declan deedee deejay deepak deepblue deeper deepsea deepthro deepthroat deerhunt deerhunter deeznuts deeznutz
defamer default defcon defence defender defense defiant defjam deftones degree dehpye deicide deimos dejavu delaney delano
delaware delboy delete delfin delgado delight delilah deliver delivery delldell delmar delorean delores delphi delphin
delphine delpiero delrio delsol deltas deluxe demented demeter demian demigod democrat demonic demons dempsey denali deneme
denial denied deniro denisa denise deniska denmark dennis density dental dentist denton denver depeche depechemode deputy
derevo derick derparol derrick desade descent desert design designer desire desiree desires deskjet desktop desmond desperad
desperado desperados destin destiny destro destroy destroye destroyer detail details detect detectiv detroit deusefiel
deusex deutsch deutschland develop developer deviant device devildog devildriver deville devilman devilmaycry devilmaycry4
devils devine devious devlin dewalt dewayne dewitt dexter dfcbkbcf dfcbkbq dfcbkmtd dfcmrf dfghjc dfhdfhf dfkmrbhbz dfkthbz
dfkthf dfktyjr dfktynby dfktynbyf dflbvrf dfvgbh dfytxrf dharma dhjnvytyjub diablo diabolo dialog diamant diamante diamon
diamond diamonds dianka dianna dianne diaper diapers dibble dicanio diceman diciembr dickdick dickens dicker dickey dickface
dickhead dickie dickless dickman dickweed diddle didier diehard diesel dietcoke dieter digest digger diggity diggler digimon
digital digiview dilbert dildos dilligaf dillon dillweed dilshod dimadima dimarik dimasik dimebag dimensio dimension dimitri
dimple dimples dinamo dinara dindom dinero dinesh dingbat dingdong dinger dingle dingus dinner dinosaur diogenes dionne
diosesamo diplomat dipper dipset dipshit dipstick direct director direwolf dirtbag dirtbike dirtyboy dirtydog disabled
disaster disciple discount discover discovery discreet discus disney dispatch distance disturbe disturbed divers divine
diving division divorce divorced dixiedog django djdjxrf djdxbr djgabbab djhjyf djkjlz djljktq dkflbckfd dkflbr dkflbvbh
dkflbvbhjdbx dkflbvbhjdyf dmband dmitri dmitrii dmitriy dmitry dmoney dnsadm dobber doberman dobson docker dockers doctor
document dodger dodgeram dodgers dodges dogbert dogbite dogbone dogboy dogbreat dogcat dogface dogfart dogfight dogfish
dogfood dogger dogggg doggie doggies doggone doggydog doggys doggysty doggystyle doghouse dogman dogmeat dogpound dogshit
dogstar dogwood doitnow dokken doktor dolemite dolfan dolittle dollar dollars dollface dolomite dolores dolphi dolphin
dolphins domain domainlock2005 domenico domenow domestic dominate dominator domingo domini dominic dominica dominick dominik
dominika dominion dominiqu dominique domino dominos dominus donald donger dongle donjuan donkey donnas donner donnie donovan
dontknow donuts doobie doodah doodie doodle doodles doofus doogie dookie dooley doomed doomsday doorknob doorman doorway
doozer dorado doraemon doreen doremi dorian doritos doroga doromich dorothy dorsey dortmund dotcom dothedew dottie double
doubled douche dougal doughboy doughnut dougie douglas douglass downer downey downhill download downtown dracula dragan
dragon dragonba dragonball dragonballz dragonfl dragonfly dragons dragonz dragoon dragrace dragster drahcir draken drakes
drakkar drakon drakula draper draven drawing drdoom dreamcas dreamcast dreamer dreamers dreaming dreamon dreams dreamy
dresden drevil drexel drgonzo dribble drifter drifting driller drinker drinking drinks dripping driven driver drivers
driving drizzt drjynfrnt droopy dropdead dropkick drowssap drpepper drumline drummer drummers drumset dryden drywall dshade
dthjxrf dthjybrf dthyjcnm dtkjcbgtl dtlmvf dtxyjcnm dtythf dually dublin ducati duchess duckduck ducker duckhunt duckie
duckling duckman ducksoup dudedude dudeman dudley duffbeer duffer duffman dukedog dukeduke duluth dumbass dumber dummies
dumper dumpster dunamis dunbar duncan dundee dungeon dunhill dunkin dunlop dupont duracell durand duranduran durango durden
durham duster dustin dustoff dustydog dutchess dutchman dutchy dvader dwayne dwight dynamic dynamite dynamo dynastar dynasty
dzxtckfd eadgbe eagleeye eagleone eagles earnhard earnhardt earthlin earthlink easier easter eastern easton eastside
eastwood easypay eating eatmee eatmenow eatmeraw eatpussy eatshit echelon eclipse economic ecstasy ecuador edcrfv edelweis
edgewise edinburg edinburgh edison edition editor edmond edmonton edmund edthom eduard eduardo education edward edwards
edwardss edwina eeyore effect egghead eggman eggplant egoist egorka egorov egorova eightbal eightball eighteen eighty eileen
einstein eintrach eistee ejaculation ekaterina ekmzyf elaine elanor elbereth elcamino eldiablo eldorado eleanor electra
electric electro electron elefant elefante elektra elektro element elementa elements elenka eleonora elephan elephant
elevator eleven elfquest elgato elijah elisabet elisabeth elisha elissa elizabet elizabeth elizaveta eljefe elliot elliott
elmira elmore elnino elodie elohim eloise elpaso elrond eltoro elvira elvisp elwood elysium emachine emachines emanuel
emanuele embalmer embassy emerald emerson emilia emiliano emilie emilio eminem emmanuel emmett emmitt emotion emperor empire
empires empress emyeuanh enable encore endless energize energy enfield enforcer engage engine engineer englan england
english enigma enkeli enough enrico enrique enterme enternow enterpri enterprise enters entrance entropy envelope envision
epaulson epiphone epsilon equinox eragon eraser erasmus erasure erebus erection erfolg erhfbyf ericeric ericka erickson
ericsson ernest ernesto erotic erotica errors escalade escape escher escobar escorpio escort eskimo esmerald esmeralda
esoteric espana esperanz espresso esprit esquire essence essendon estate esteban estella estelle esther estrell estrella
eternal eternity ethernet etienne etnies etoile etower euclid eugene eugeni eugenia eunice euphoria eureka europa europe
euteamo evanescence evangeli evangelion evelina evelyn evenflow evening everest everett evergree evergreen everlast everques
everquest everton everyday everything evgenia evgenii evgeniy evgeniya evgeny evgesha evidence evildead evilone evolutio
evolution evolve ewelina ewtosi ewyuza excalibe excalibu excalibur excell excellen excess exchange excite exeter exigen
exigent exodus exotic experience experienced expert explode exploite explore explorer export exposure express extacy extasy
extensa external extreme eyeball eyecandy eyphed ezekiel fabian fabien fabienn fabienne fabiol fabiola fabolous fabregas
fabric fabrice fabrizio fabulous facebook facefuck faceoff facesit facial factor factory faggot failsafe failure fairfax
fairlane fairmont fairview fairway faisal faithful fakepass falcon falcons fallen falling fallon fallout falstaff famili
familia family familyguy famous fanatic fandango fannie fantasia fantasies fantasti fantastic fantasy fantom fantomas faraon
farcry farhad farhan farida farley farmall farmboy farmer farmers farrah farrell farscape farside farter farting fartman
fartripper fashion fastback fastball fastcar fastcars faster fastfood fastlane fatass fatboy fatcat fatcock fatdog fathead
father fathom fatima fatjoe fatman fatpussy faulkner fausto favorit favorite favour fcbayern fcporto fduecn feanor fearless
feather feathers february federal federic federica federico fedorov fedorova feedback feeder feedme feelgood feeling
feetfeet felice felicia felicity feliks feline felipe felixx fellatio fellini fellow fellowes felony female females femmes
fencer fender fenerbahce feniks fenris fenster fenton fenway ferari ferdinan ferdinand fergie fergus ferguson fermat fernand
fernanda fernande fernandez fernando ferrar ferrari ferret ferris fester festival festus fetish fettish feyenoord feynman
fghtkm fgjrfkbgcbc fgntrf fgtkmcby fhctybq fhntvbq fhntvrf fhvfutljy fialka ficken fiction fiddle fiddler fidelio fidelis
fidelity fidget fields fiesta fifteen figaro fightclu fightclub fighter fighters fighting fighton figment figure filbert
filibert filimon filipe filipino filipp filippo filler filter filthy finalfan finalfantasy finally finance finder findme
findout finest finger fingers finish finland finley finnegan fireball firebird fireblad fireblade firedog firefigh
firefighter firefire firefly firefox firehawk fireman firenze firestar firestor firestorm firetruc firewall firework fischer
fishbone fishcake fisher fisherma fisherman fishes fishface fishfish fishfood fishhead fishin fishing fishman fishnet fishon
fishtank fister fistfuck fisting fitness fitter fivestar fkbyjxrf fkbyrf fkmnthyfnbdf fktrcfylh fktrcfylhf fktrcfylhjdbx
fktrcfylhjdyf fktrctq fktyeirf fktyjxrf fktyrf flakes flamengo flamer flames flaming flamingo flanders flange flanker
flapjack flapper flasher flashman flashy flathead flatline flatron flavia flavio flavor fleetwoo fleming fletch fletcher
flexible flhtyfkby flicka flicks flight flights flintsto flipflop flipmode flipper flippy flipside flogger floppy florenc
florence flores floria florian florid florida florin flossie flossy flounder flower flowers flubber fluffy flushing
flvbybcnhfnjh flyaway flyboy flyers flyfish flyguy flyhigh flying fnkfynblf foghorn fokker folder follow followme folsom
fomoco fontaine fonzie foobar foolio foolish foosball footbal football footjob footlong footlove footman forall forbes
forbidde forces fordham fordman fordtruc foreman forensic foreplay foreskin forest forester foreve forever forfun forget
forgetit forgiven forgot forgotte forgotten forklift forlife format formula forrest forsaken forsberg fortress fortuna
fortune fortytwo forums forumwp forward foryou fossil foster fosters foucault fountain fourteen fourth fowler foxbat foxfire
foxglove foxhound foxtrot foxylady fozzie fraggle fragile framer franca france frances francesc francesca francesco franci
francine francis francisc francisco franck franco francois frankfur franki frankie franklin franko franks franky frannie
franny frantic fraser frasier frazier frdfhbev freaked freaks freaky freckles fredderf freddie freddy frederi frederic
frederick frederik fredfred fredrick freebie freebird freedo freedom freefall freefree freelanc freeland freelove freeman
freeme freenet freepass freeporn freeride freesex freestyl freestyle freetime freeuser freeway freewill freeze freezer
frehley freiburg freight freiheit fremont french frenchie frenchy frenzy fresca fresno friday fridays fridge frieda friedman
friend friendly friends friendship friendste friendster fright frigid fringe frisbee frisco frisky fritter frogfrog frogger
froggie froggies froggy frogman frolova fromage frontera frontier frosch frosty frozen fruitbat fruits fruity fucing fuckall
fuckass fucked fuckedup fuckem fucker fuckers fuckface fuckfest fuckfuck fuckhard fuckhead fuckher fuckin fuckina fucking
fuckinside fuckit fucklove fuckme fuckmeha fuckmehard fuckmenow fuckof fuckoff fuckshit fuckslut fuckthat fuckthis fuckup
fuckyeah fuckyo fuckyou fuente fugazi fujifilm fujitsu fuking fulcrum fulham fullback fuller fullmoon fullsail fulton
fumanchu function funeral fungus funguy funhouse funnyman funsex funstuff funtik funtime funtimes furball furious furman
fusion fussbal fussball futbol futura futurama future futures fuzzball fyabcf fyfcnfcbz fyfnjkbq fylhjvtlf fylhtq fylhtqrf
fynjif fynjirf fynjybyf fytxrf fyutkbyf fyutkjr fyutkjxtr fyyeirf fzappa gabber gabbie gabrie gabriel gabriela gabriele
gabriell gabriella gabrielle gadget gaelic gaelle gaetano gaffer gagarin gagged gagger gagging gaijin galactic galactus
galadriel galahad galant galary galatasaray galaxie galaxy galena galeries galileo galina gallaghe gallardo gallaries
gallery gallop galore galway gambino gambit gamble gambler gameboy gamecock gamecube gameon gameover gamera gamers gametime
gaming gandal gandalf gander gandhi gandolf gandon ganesh ganesha gangbang gangbanged gangrel gangsta gangster ganjaman
ganjubas gannibal gannon ganster ganymede garage garand garbage garcia garden gardener gardenia gardens gardiner gardner
gareth garfiel garfield gargamel gargoyle garion garland garlic garner garnet garnett garret garrett garrison garten garter
garvey gasman gaston gatech gateway gateways gatito gatorade gators gatsby gaucho gauntlet gavrik gawker gayboy gaylord
gaymen gaysex gazelle gbcmrf gbgbcmrf gbhfvblf gblfhfcs gbpacker gbpltw gbyudby gdtrfb gearhead geezer gegcbr geheim gehrig
geibcnbr geirby geisha gemini gemstone gender genera general generals generic genesi genesis geneva geneviev genevieve
genghis genius genocide gentle gentry genuine geoffrey geology geordie george georges georgi georgia georgie georgina
georgiy gerald geraldin geraldine gerard gerardo gerasim gerber gerbil gerhard gerhardt germaine german germany geronimo
gerrard gertrud gertrude geryfe gesperrt gestapo getalife getiton getlaid getlost getmein getmoney getnaked getoff getout
getsdown getsmart getsome getting gfccdjhl gfcgjhn gfdkbr gfdkjdf gfgfvfvf gfgjxrf gfhfif gfhfljrc gfhjdjp gfhjkm
gfhjkmgfhjkm gfhjkmm gfhjkmxbr gfhjkzytn gfhkfvtyn gfhnbpfy gfhreh gfnhbjn gfnhbr gforce gfynthf ghandi ghbdtn ghbdtnbr
ghbdtnbrb ghbdtndctv ghbdtnghbdtn ghbdtnrfrltkf ghbhjlf ghblehjr ghblehrb ghbrjk ghbrjkbcn ghbrjkmyj ghbynth ghbywtccf
ghetto ghfdlf ghhh47hj7649 ghjcnbnenrf ghjcnj ghjcnjgfhjkm ghjcnjghjcnj ghjcnjnfr ghjcnjq ghjcnjrdfibyj ghjdthrf ghjgecr
ghjkju ghjnjnbg ghjnjrjk ghjuhfvvf ghjvtntq ghostdog ghostman ghostrid ghostrider ghosts ghtktcnm ghtpbltyn ghzybr giacomo
gianluca gianna gianni giants gibbon gibbons giblet gibson gibsonsg giddyup gideon gidget gifted gigabyte giggle giggles
gigolo gilbert gilberto gilgames gilles gillette gillian gilligan gilmore gilmour gimlet ginger ginola ginscoot ginuwine
giorgi giorgia giorgio giovann giovanna giovanni gipper giraffe girdle girfriend girlfriend girlie girlies girlss gisela
giselle gitara gitler giulia giuliano giulio giuseppe giveitup giveme gixxer gizmodo gizmos gizzmo gjgeufq gjhjctyjr gjhjkm
gjkbyf gjkbyjxrf gjyxbr glacier gladiato gladiator gladston gladys glamour glamur glasgow glasses glassman gldmeo glenda
glendale glennwei glenwood glider glitch glitter global globus gloria glorious glotest glover gloves gmoney gnaget gnatsum
gnbxrf gnomes gnosis gnusmas goalie goarmy goatboy goaway gobble gobears gobigred gobills goblin goblue gobrowns gobucks
gobucs gocanes gocats gocubs godawgs godbless godboy goddess goddog godfathe godfather godfrey godisgood godislove godiva
godlike godofwar godslove godsmack godson godspeed godwin godzilla goethe gofast gofish goforit gogators gogeta gogetit
goggles gogirl gogreen gohawks goheels gohogs gohome goirish gojira golakers goldberg golden goldeney goldeneye goldfing
goldfinger goldfish goldie goldman goldmine goldrush goldstar goldwing golfball golfclub golfer golfgolf golfgti golfin
golfing golfman golfnut golfpro goliath gollum golova gomets gonads gonavy gonefish gonzaga gonzale gonzales gonzalez
gonzalo goober goobers goochi goodboy goodbye goodday gooddog goodfell goodfellas goodfood goodgirl goodguy goodhead goodie
goodies goodison goodlife goodluck goodman goodness goodnews goodone goodsex goodstuf goodtime goodtimes goodtogo goodwill
goodwin goodwood goodyear goofball google gooner goonies gooseman gopack gopher gophers gordie gordito gordon gorgeous
gorgon gorilla gorillaz gorman goshen gospel gossip gotcha gotenks goterps gotham gothic gotigers gotlove gotmilk gotohell
gotribe gotyoass gourmet governor govols gowest gracelan gracey gracie graduate graeme graffiti graham grainger gramma
grammy gramps granada grandad grandam grande grandma grandpa grandpri grandprix grange granite granny grapeape grapes
graphic graphics grasshop grasso grassy grateful gratis gravel graves gravis gravity grayson graywolf grease greasy greatest
greatone greatsex greddy greece greedisgood greedo greedy greeks greenbay greenbud greenday greene greeneye greenman greens
greentea greenwoo greeny greeting gregor gregory gremio gremlin gremlins grenade grendel gretchen gretel gretsch gretta
gretzky greyhoun greywolf griffen griffey griffin griffins griffith griffon griffy grifter grigio grimace grimes grimlock
grinch grinder gringo grisha grizli grizzly grogan gromit grommit groove groovy grouch groucho ground groups grover growler
grubber grumpy grunge gryphon gstring gtfullam gthcbr gtkmvtyb gtkmvtym gtnhjdbx gtnhjdf gtxtymrf guardian guatemal
guatemala gubber guderian gudrun guerra guerrero guessit guesswho guevara guillaum guillaume guillerm guilty guinea guiness
guinnes guinness guitar guitarra guitars gulliver gulmira gulnara gulnaz gumball gundam gungho gunman gunnar gunner gunners
gunsling gunsmoke gunter gunther gussie gustav gustavo guster gutter guyana guyute guyver guzman gymnast gymnastic habana
habibi hacked hacker hackers hackerz hacking hackman hackme haddock hadley hadoken hadrian haggard haggis hailey hairball
haircut hakeem hakkinen halcyon halflife halfmoon halfpint halibut halifax halley hallie hallmark hallowee halloween hambone
hamburg hamburge hamburger hamilton hamish hamlet hammarby hammer hammerhe hammers hammond hamper hampton hamradio hamster
hancock handbag handball handbook handcuff handle handler handsome handyman hangman hannah hannes hannibal hannover hanover
hansel hansen hansol hansolo hanson hanuman hapkido happines happiness happyboy happyday happydays happydog happyman happyme
happyone happys harald harbor harcore hardball hardcock hardcor hardcore harddick harder hardhat hardhead harding hardon
hardone hardrock hardtime hardware hardwood hardwork haribo harlan harlem harley harman harmon harmony harold harper harpoon
harpua harrie harrier harriet harris harrison harrypot harrypotter harrys hartford hartley hartman harvard harvest harvey
harvick hassan hastings hatcher hatchet hateme haters hatfield hatred hatter hatteras hattie hattrick haunted havana havefun
having hawaii hawaiian hawker hawkeye hawkeyes hawkins hawkmoon hawkwind hawthorn hayabusa hayden hayley haynes hayward
hazard hazelnut hazmat hbxfhl hcleeb hd764nw5d7e1vb1 headache header headless headshot healey healing health healthy hearts
heater heathe heather heathers heathrow heaven heavenly heavyd hecate heckfy hecnfv hector hedgehog hedges hedwig heeled
heineken heinlein heinrich hejsan helena helene helicopt helios helium hellas hellbent hellboy hellcat hellen heller
hellfire hellion hellno hellohel hellohello hellokit hellokitty hellome hellomoto helloo hellos hellothe hellothere hellou
hellow helloworld helloyou hellrais hellraiser hellsing hellspawn hellya hellyeah helmet helmut helpdesk helper helphelp
helpless helpme helsinki hemicuda hemlock henderso henderson hendrik hendrix henley hennessy henning henrik hentai herald
herbal herbert herbie hercule hercules hereford heretic herewego heritage herman hermann hermes hermione hermit hermos
hermosa hernande hernandez heroes heroin herons herpes herring hershey herson herzog hesoyam hester hetfield hewitt hewlett
heybaby heyman heynow heythere heyyou hfgcjlbz hfleuf hfljcnm hfytnrb hibernia hickory hidden higgins highbury higher
highheel highland highlander highlife highway highwind hikari hikaru hiking hilary hilfiger hillary hillbill hillbilly
hillman hillside hilltop hilton himera himmel hinata hinton hiphop hippie hippos hiroshi hirsch hisashi history hitachi
hitech hithere hitler hitman hitomi hitter hiziad hjccbz hjlbyf hjvfirf hjvfyjdf hobart hobbes hobbit hobiecat hoboken
hockey hoddle hodges hoffman hogtied hogwarts hokies holahola holdem holden holder holding holeinon holger holiday holidays
holland holler holley hollie hollis hollow hollydog hollywoo hollywood holmes holstein holycow holyshit hombre homebase
homeboy homebrew homeland homeless homely homemade homepage homerj homers homersim homerun hometown homework homies hommer
hondacbr hondacivic hondacrx hondas honduras honest honesty honeyb honeybee honeybun honeydew honeypot honeys hongkong
honolulu hoochie hooked hookem hooker hookers hookup hooligan hooper hoopla hoopstar hoopster hoosier hoosiers hooter
hooters hootie hoover hooyah hopeful hopefull hopeless hopkig hopkins hopper horace horatio horizon horndog hornet hornets
horney hornyboy hornyguy hornyman hornyone horror horseman horsemen horses horsesho horsey horton hosehead hoseman hospital
hosted hostile hotass hotbabe hotbabes hotbox hotboy hotboys hotchick hotcock hotdamn hotdog hotdogs hotels hotgirl hotgirls
hotguy hotlegs hotline hotlips hotmama hotman hotmom hotone hotpants hotpussy hotrats hotred hotrod hotsauce hotsex hotshit
hotshot hotspot hotspur hotstuff hotter hottest hottie hotties hottub hotwheel hotwife houdini hounddog hounds houses
housewife housewifes houston howard howell howler hrfzlz hrvatska htubcnhfwbz htubyf hubbard hubble hubert hudson hufmqw
hugecock hugetits hugger hughes hugoboss hulkster humberto humble humboldt humbug hummel hummer humper humphrey humpty
hungary hunger hungry hunter hunters hunting hurdle hurley hurrican hurricane hurricanes hurtme husband husker huskers
huskies hussain hustle hustler huston hutchins hutton hyacinth hybrid hydrogen hyperion hyundai iamcool iamgay iamgod
iamtheone ibanez ibilljpf ibilltes ibragim ibrahim icarus iceberg icecold icecream icecube icehouse iceland iceman icetea
ichabod ichiro iddqdidkfa idefix idiots idontcare idontkno idontknow idunno iforget iforgot ignacio ignatius igorek iguana
ihateu ihateyou iiyama ijrjkfl ijrjkflrf ikarus ilaria ilikeit ilikepie ilikesex illegal illini illinois illmatic illumina
illusion iloveamy ilovegod iloveher ilovehim iloveit ilovejen ilovekim iloveme ilovemom ilovemyself ilovepor iloveporn
ilovepussy ilovesex iloveu iloveyo iloveyou iluvporn iluvsex images imagine imation imback imcool imhorny imhotep imissyou
immortal imogen impact impala impalass imperator imperial imperium implants import impreza impulse imtheman imzadi incest
inches incognito income incubus indahous indain independ independent indian indiana indianali indians indica indiglo indigo
indira indonesia indycar inessa infamous infantry infected inferno infinit infinite infiniti infinity inflames inform
informat information ingeborg ingram ingrid inkjet inlove innocent insane insanity insecure insert insertion insertions
inside insider insight insomnia inspecto inspiron install instant instinct insuranc integra integral intell intelligence
intense interacial interact intercourse interest interests interex intern internal internat international interne internet
interpol intheass intranet intrepid intrigue intruder inuyasha invader invalidp invasion invest investor invictus iomega
iphone ipswich irakli ireland irinka irisha irishka irishman iriska irland ironhead ironhors ironmaid ironmaiden ironman
ironpony irontree irvine irving isabel isabell isabella isabelle isaiah iscool iseedeadpeople isgreat ishikawa ishmael
ishtar iskander island islander islands ismael ismail isobel israel issues istanbul istheman itachi italia italian italiano
itisme itstime itworks ivanhoe ivanna ivanov ivanova iverson iwanna iwantin iwantsex iwantu iwantyou izabella izzicam jabber
jabroni jachin jackal jackass jackdani jackdog jackel jacker jacket jackets jackie jackjack jackman jackoff jackpot jackso
jackson jaclyn jacobs jacque jacqueli jacqueline jacques jacqui jadakiss jadzia jaeger jagger jaguar jaguars jailbait
jailbird jakarta jakedog jakejake jakers jakester jamaica jamesb jamesbon jamesbond jamesbond007 jamesc jamesd jameson
jamesr jamess jamest jamielee jamies jamila jamison jammer jammin janell janelle janette janeway janice janina janine jansen
januar january japanees japanes japanese jardin jaredleto jarhead jarred jarrett jarrod jarvis jasmin jasmine jasonb jasons
jasper javaman javelin javier jaybird jaycee jaydee jayden jayhawk jayhawks jayman jayson jazmin jazmine jazzbo jazzer
jazzman jdeere jeadmi jeanette jeanie jeanine jeanluc jeanna jeanne jeannie jeannine jediknig jediknight jedimast jeeper
jeepers jeepjeep jeepman jeepster jeeves jefferso jefferson jeffery jeffjeff jeffrey jeffro jehovah jelena jellybea
jellybean jellyfis jemoeder jenifer jenkins jennaj jennie jennife jennifer jennings jennyff jennys jenova jensen jeremiah
jeremy jericho jerico jerking jerkoff jermaine jeroen jerome jeronimo jerryg jerrylee jerrys jersey jerusalem jesper jessic
jessica jessie jessika jester jesucrist jesuit jesusc jesuschrist jesuscristo jesusis jesuss jetaime jetbalance jethro
jetset jetski jetson jewboy jewell jewels jewish jezebel jiggaman jigger jiggle jigsaw jillian jimbeam jimbob jimbos jimenez
jimmie jimmyb jimmyd jimmys jingle jingles jiujitsu jktxrf jktymrf jlaudio jledfyxbr jmoney joachim joanie joanna joanne
joaquin jobber jocelyn jochen jocker jockey jodeci joeblow joebob joeboy joecool joejoe joelle joemama johann johanna
johanne johannes johnboy johncena johndeer johndeere johndoe johngalt johnjohn johnmish johnnie johnny johnpaul johnso
johnson johnston joints jokers joking jolene jomama jonatha jonathan jonathon jonboy joness jonesy jonnie joonas jordan
jordans jordon jordyn joschi josefina joselui joseluis joseph josephin josephine joshua josiah journey joyful joyride
joystick jrcfyf jsbach juancarlo juanita juanito juarez jubilee judith juergen juggalo juggernaut juggle jughead juicer
juices jujitsu jukebox julian juliana julianna julieann julien julies juliet juliette julius jumanji jumble jumper jumpin
jumping jumpman junction juneau junebug junfan jungle juninho junior juniper junker junkie junkmail junkyard jupiter
jurassic jurgen justdoit juster justice justin justina justinbieber justine justme justus juvenile juventu juventus kaboom
kabuki kacper kadett kaffee kahlua kahuna kailey kailua kaiser kaitlin kaitlyn kaizen kakadu kakarot kakaroto kakashi
kakashka kaktus kalani kalina kalinka kallie kamala kamasutr kamasutra kamehame kamehameha kamikadze kamikaze kamila kamilla
kamran kanada kaneda kangaroo kannan kansas kaplan kapusta karachi karaganda karamba karamel karamelka karaoke karapuz
karate kardon kareem karens karina karine kariya karlos karmen karolina karpov karsten karups kasandra kashmir kasparov
kasper kassandra kassie kasumi katana katarina katelyn katenok katerina katharin katherin katherine kathleen kathrin kathryn
katies katina katrin katrina katten katusha katzen kaufman kaulitz kavkaz kawaii kawasaki kayaking kaylee kayleigh kazanova
kazantip kazbek kbcbxrf kbctyjr kbytqrf kcchiefs keaton keebler keegan keenan keeper keepout keesha keines keisha keller
kelley kellie kellyb kellys kelsey kelsie kelvin kemper kendal kendall kendra kendrick kennedy kennet kenneth kennwort
kenobi kenshin kenton kentucky kenwood kenworth kenyatta kenyon kenzie kermit kernel kerouac kerrie kerstin kestrel ketchup
kevins kevlar keyboard keyser keystone keywest kfcnjxrf kfgekz kfgjxrf kfhbcf kfvgjxrf kfylsi khaled khalid khalil kickass
kicker kickflip kickit kickme kicksass kidder kidney kidrock kiefer kieran kikimora kilgore kilkenny killah killall killbill
killemall killer killers killian killians killie killing killjoy killkill killme killroy killyou killzone kilroy kimball
kimber kimberle kimberly kimchee kimchi kimmie kindbud kindbuds kinder kindness kindred kinetic kingair kingdom kinger
kingfish kingking kingkong kingme kingpin kingrich kingsize kingsley kingston kingsx kingtut kinsey kipling kipper kirill
kirkland kirkwood kirsten kirstin kirsty kismet kissarmy kisses kissing kisska kisskiss kissme kissmyas kissmyass kissss
kitana kitchen kiteboy kitkat kitten kittens kittie kitties kittycat kittykat kittys kjgfnf kjifhf kjiflm kjkszpj kjrjvjnbd
klaatu klaste klaster klaudia klausi kleenex kleopatra klimenko klingon klizma klondike klootzak klopik klopklop knickerless
knickers knicks knight knights knives knocker knockers knockout knopka knowledg knowledge knuckles knulla kocham kochamcie
kochanie kodiak koffie kohler kokakola kokomo kolbasa koleso kolibri kolobok kolokol kolyan kombat komodo komputer kondor
konfetka kongen konrad konstantin kontakt kontol konyor kookie koolaid koolio korean koroleva korova kosher koshka kosmos
kosova kosovo kostas kostik kostya kotaku kotenok koufax kovalenko kozerog kozlov kozlova kraken kramer krasnodar krasota
krasotka kratos kremlin krishna krissy krista kristal kriste kristen kristi kristian kristie kristin kristina kristine
kristinka kristjan kristy krokodil krolik kronos kroshka krueger kruger krusty krypto krypton krystal kryten ksenia kseniya
ksusha kswbdu kthjxrf ktjybl ktyjxrf kubrick kukolka kukuruza kukushka kuleshov kumquat kungfu kurosaki kurtis kusanagi
kuwait labatt labatts labonte labrador labrat labtec lacoste lacrimosa lacrosse ladder laddie ladies ladles ladybird ladyboy
ladybug ladydog ladygaga laetitia lagnaf lagoon laguna lagwagon lahore lakeland lakers lakeside lakeview lakewood lakings
lakota lakshmi lalakers lalaland lambada lambchop lambda lambert lamborghini lament lamesa lamont lampard lancaste lancaster
lancelot lancer lancers lancia lander landing landlord landmark landon landrove landrover landry landscap langer langley
language lanman lansing lantern lapdance lapochka laptop laracrof laracroft laredo larinso larisa larissa larkin larryb
larrys larsen larson larsson lasalle laserjet lasers lasher lasombra lassie lasting lastochka lasttime lasvega lasvegas
latina latinas latino latitude latvia laughing laughter launch laundry lauras laurel lauren laurence laurent laurie lausanne
lavalamp lavender laverne lavinia lawdog lawless lawman lawrence lawson lawton lawyer laxman lazarus lbfyjxrf lbhtrnjh
lbtest lbvekz lbvjxrf lbyfvj leader league leahcim leandro leanna leanne learjet learning leather leavemealone leaves
leaving lebanon lebedeva lebowski lebron ledzep ledzeppelin leeann leedsutd leeloo leeroy legacy legend legenda legends
legion leglover legman legoland legolas legsex lehjxrf lehman leiceste leilani leinad leipzig leisure lekker leland lemans
lemieux lemmein lemming lemmings lemonade lemond lemons leningrad lennon lennox lenochka lenore lenovo lenusik leonard
leonardo leonid leonidas leonie leonora leopard leopold lepton lesbain lesbean lesbens lesbian lesbians lesbos lesley leslie
lespaul lestat lester lethal leticia letitbe letitrid letmei letmein letmeinn letmeinnow letmesee letsdoit letsfuck letsgo
letsplay letter letters lettuce levani leviatha lexicon lexingky lexingto lexmark lfhbyf lfiekz lfitymrf lfybbk lfybkf
lfybkrf lhepmz lhfrjy liberal libero liberta libertad liberte liberty libido library lickem licker lickher licking lickit
lickme licorice lietuva lifehack lifeisgood lifesuck lifesucks lifetime lifter lifting lighter lighthou lighthouse lighting
lightnin lightning lights lightsab likeit lilbit lilian liliana lilith liliya lilkim lillian lillie lilman lilred lilwayne
limabean limaperu limerick limewire limited limpbizk limpbizkit limpone limpopo lincoln lindaa lindas linden lindros lindsay
lindsey lineage lineman linger lingerie linkin linsey lionel lioness lionhear lionheart lionking lionlion lipstick lipton
liquid lisalisa lisboa lisenok lisette listen lister lithium little littlebi littlee littlema littleman littleon littleton
livelife liverpoo liverpool liverune livewire living lizard lizaveta lizzard lizzie ljrnjh ljxtymrf llamas loaded loader
loading lobito lobster location lochness lockdown locked locker lockerroom lockheed lockout lockwood locoloco locust locutus
logger logical logistic logitech loglatin lokiloki lokomotiv lolipop lolita lolitas lollipop lollol lollone lollypop lololol
loloxx lolwut lombard lombardi london lonely lonesome lonestar lonewolf longbeac longbow longdick longdong longer longhair
longhorn longhorns longjohn longlegs longone longshot longtime longwood lonnie lonsdale lookatme looker lookie lookin
looking lookout lookup loomis looney looper loophole looser lopata loredana lorelei lorena lorenz lorenzo loretta lorien
lorraine losangel losangeles losers lost4815162342 lostone lostsoul lothar lotion lottery lottie loudog louisa louise loulou
lounge lourdes loveable lovebird loveboat lovebug lovecraf lovefeet lovegirl lovegod lovegun lovehate loveis loveit lovejoy
loveless lovelife lovell lovelove lovely loveme loveporn lovepussy loverboy loverman lovers lovesex lovesexy lovesme
lovesporn lovestory lovetits loveya loveyo loveyou loving lowdown lowell lowlife lowrider loyalty loyola lsutiger ltdjxrf
lthgfhjkm lthtdj ltkmaby ltybcrf ltymub lucent lucian luciana luciano lucien lucifer lucille lucinda luckey luckie luckyboy
luckydog luckyman luckyme luckyone luckys lucydog ludacris ludmila ludwig luebri lugano lugnut luisito lumber lumina lunatic
lunchbox luojianhua lupita luscious lustful luther luvbug luvfur luzern lvbnhbq lynette lyudmila macaco macarena macaroni
macbeth macdaddy macduff macgyver machine machines machoman maciek macintos macintosh mackenzi mackenzie mackey mackie
macleod macman macros macross madagaskar madball madcat madcow madden maddie maddison maddog maddox maddux madeira madeleine
madeline madhouse madina madiso madison madman madmax madness madoka madona madonn madonna madras madrid madsen madzia
maestro mafalda magadan magali maganda magazin magazine magdalen magdalena magelan magellan magenta maggie maggiema maggot
magica magical magician magick magicman magics magister magnavox magnet magnetic magneto magnolia magnum magnus magpie
magpies magyar mahalkit mahalkita mahalko mahalo mahesh mahler mahoney maiden mailbox mailcreated5240 mailman mailru mailto
mainland mainman maison majere majestic majesty makaka makarov makarova makaveli makayla makeitso makelove makemone
makemoney makers makita makoto maksik maksim maksimka malachi malaga malaika malaka malakas malamute malaysia malcolm malcom
maldini maldives malena malibog malibu malice malika malina malinka malish malishka mallard mallet mallorca mallory mallrats
malone maltese malvina mamabear mamacita mamamia mamapapa mamasita mamedov mamita mammamia mammoth mamochka mamont mamuka
mamulya manage manager manana manatee manchest mancheste manchester manchu mancity mandarin manders mandingo mandolin
mandrake manfred manger mangos manhatta manhattan maniac maniak manifest manila manish manisha manitou mankind manner
mannheim manning manolo manowar manpower mansell mansion manson mansur mantis mantle mantra manual manuals manuel manuela
manunite manunited manutd manwhore manzana maplelea maradona marajade marathon marauder marbella marble marbles marcel
marcela marcell marcella marcello marcelo marcia marcie marcin marcio marconi marcopol marcopolo marcos marcus marduk
margaret margarit margarita margaux margie margit margosha margot mariah mariam marian mariana mariann marianna marianne
mariano marias maribe maribel maricon mariel marietta marigold marijuan marijuana marika mariko marillio marilyn marimba
marina marine mariner mariners marines marinka marino marion marios maripos mariposa marisa marisha marishka mariso marisol
marissa marita maritime maritza marius mariya marjan marjorie marked marker market marketin marketing markie markiz markiza
markmark markos markus marlboro marlen marlene marley marlin marlins marlon marlow marlowe marmelad marmite marmot marnie
maroon marquis marriage married marriott marseill marseille marsel marsha marshal marshall marsik martel martha martian
martin martina martine martinez martini martino martins martyn marusia marusya marvel marvin maryam maryann maryanne
marybeth maryjane maryjo marykay maryland marylou marymary masahiro masaki masamune maserati mashina mashka masons massage
massey massimo massive master masterbaiting masterbate masterbating masterca masterch masterkey masterlo mastermi mastermind
masterp masters mastiff masturbation masyanya matador matahari matchbox matches matematika material mateusz mather mathew
mathias mathieu mathilde matias matilda matisse matlock matman matrix matros matteo matter matthe matthew matthews matthias
mattia mattie mattingl mattman mattmatt mature matvei matvey maureen maurice maurici mauricio maurizio maurolarastefy mauser
maveric maverick mavericks maverik mavrick maxdog maxell maxfli maxima maximal maxime maximilian maximka maximo maximum
maximus maxine maxman maxmax maxpayne maxpower maxtor maxwel maxwell maxxxx mayday mayfair mayfield mayhem maynard mazafaka
mazinger mcardle mcbride mccabe mccarthy mcdonald mcdonalds mcguire mcgwire mckenna mckenzie mckinley mckinney mclane
mclaren mclean mcleod mcmahon mcnabb meadow meadows meagan meaghan meandyou meatball meathead meatloaf meatman mechanic
mechta meddle medellin medford medical medicina medicine medieval medina medion medium medlock medusa medved meeting
megabyte megadeth megafon megaman megamanx megane megapass megatron meggie meghan mehmet meister melani melanie melbourn
melina melinda melisa meliss melissa melkor mellie mellissa mellon mellons mellow melnik melody melonie melons melrose
meltdown melville melvin member membro memento memnoch memorex memorial memories memory memphis memyself menace mendez
mendoza mensch mental menthol mentor mentos meonly meowmeow meowmix mephisto mercede mercedes mercer merchant mercur
mercurio mercury meredith merhaba meridian merkin merkur merlin merlot merlyn mermaid merrick merrill merritt mersedes
message messenger messiah messier metalgear metalica metall metallic metallica metalman metals meteor method methodman
methos metroid metropol metros mettss mewtwo mexican mexicano mexico meyers mgoblue miami miamor michae michael michaela
michaelc michaeld michaelj michaels michal micheal michel michele michelin michell michelle michigan mickey mickeymouse
mickie microlab micron microphone micros microsof microsoft middle midget midian midland midnigh midnight midnite midori
midway midwest mierda mifune mighty miguel mihaela mihail mikado mikael mikaela mikayla mikemike mikeys mikhail mikkel
milagro milagros milamber milana milano milashka mildred milena milenium milesd milfnew milford milhouse military milkbone
milkman milkyway millard milleniu millenium millenni millennium miller millerli millers millie million millions millwall
milton milwauke mimosa minako mindless minecraft minemine mineral minerva mingus minhasenha minidisc minimal minime minimoni
minimum minion minister ministry minnesot minnesota minnie minnow minotaur minute miracle miracles mirage miramar miranda
miriam mironova miroslav mirror misato mischa mischief misery misfit misfits mishka misiaczek misiek misses missie missile
missing mission mississi mississippi misskitt missouri mistake mister mistral mistress mitchel mitchell mitsubishi mitten
mittens mixail mizuno mizzou mjolnir mjordan mmouse mobbdeep mobile mobius mobydick modano models modelsne modena modern
modesto modles mogwai mohamed mohammad mohammed mohawk moises mojave mojojojo moldova moleman molina mollie mollydog mollys
moloko molotok molotov molson momdad moment mommie momoney momsanaladventure momsuck monaco monalisa monarch monaro monday
mondeo moneybag moneymaker moneyman moneymoney moneys moneyy mongol mongolia mongoose monica monies monika monique monitor
monkee monker monkey monkeybo monkeyboy monkeyma monkeyman monkeys monolith monopoly monroe monsoon monste monster monsters
monstr montag montagne montague montan montana montauk montecar montecarlo montego monterey montero montes montess montoya
montreal montrose moochie moocow moogle mookie moomoo moonbeam moondog mooner mooney moonie moonligh moonlight moonman
moonpie moonshin moonshine moonstar mooseman mooses moosey morales morbid mordor morehead moremone morena moreno morgan
morgana morgen morgoth moritz morkovka morley morlii mormon morning moroni morons morozov morozova morpheus morphine
morrigan morris morrison morrisse morrow morrowind mortal mortar morten mortgage morticia mortimer mortis morton mosaic
moscow mosdef moskva mosquito mostwanted motdepasse mother motherfu motherfucker motherlode mothers mothra motion motivate
motley motocros motocross motorcyc motorola motors motown mountain mousepad mouser mouses mousey mousse mouton moveon movers
movies moving mowerman mowgli mozart mozilla mozzer mpower mrbill mrbrown mrbrownx mrbrownxx mrclean mrhappy mrpink muaddib
muaythai mudder mudvayne mueller muenchen mufasa muffdive muffie muffin muffins muggsy mugwump muhammad muhtar mujeres
mulberry mulder muller mullet mulligan mullin mullins multimedia multiplelo multisyn multisync mumbles muncher munchie
munchkin munich munkey munson munster muppet muppets murder murdock muriel murphy murray murzik murzilka musashi muschi
muscle muscles mushroom musica musical musician musicman muskie muskrat muslim mustafa mustan mustang mustangg mustangs
mustard mustdie muster mutabor mutant mutirao mutiraodemo mutley mutter muttley mutton myangel mybaby mybitch myboys mycock
mydick mydream myfamily myfriend mygirl mygirls myhome myhouse mykids mylene mylife mylord mylove mymoney mymother myname
mynameis mynewpas mypass mypasswo mypassword myporn mypussy myriam myrtle mysecret myself myspace mysterio mystery mystic
mystical mystuff myszka mythos mytime mywife myworld myxworld mzepab nabeel nachos naciona nacional nacked nadegda nadejda
nadezhda nadine nafets nagrom nailer nakamura nakita nalgas namaste nameless nanook nantes napalm napass naples napoleon
napoli napster naresh nariman narnia naruto nascar nasdaq nashvill nashville nassau nastena nastenka nastia nastja nastya
nastyboy natacha nataha natali natalia natalie nataliya natalka nataly natalya natascha natash natasha natashka natchez
natedog natedogg nathalie nathan nathanie nathaniel nation national native natural nature natusik naught naughty nautica
nautilus navajo navarro naveen navigato navigator navyseal nazareth nazgul nbnfybr nbuhtyjr nbvcxw nbvjatq nbvjif nbvjirf
ndirish nebraska nebula necklace necron nectar nederland needforspeed needit needle needles negative negras negrit nellie
nelson nemesi nemesis nemisis neogeo neptun neptune nermal nervous nessie nester nestle nestor netscape nettie netware
network networks netzwerk neuken neuron neutron nevada neveragain nevermin nevermind nevermor nevermore nevets neville
newage newark newbie newcastl newcastle newday newell newfie newguy newhouse newjob newlife newman newmoon newness newone
neworder newpass newpoint newport newports newproject2004 newstart newstyle newton newuser newworld newyear newyor newyork
nextel nfbcbz nfhfrfy nfnmzyf nfvfhf nfvthkfy nfytxrf nfyufh nguyen nhfrnjh niagara nibbles niceass niceday niceguy niceone
nicetits nichola nicholas nichole nichols nickel nickels nickie nickle nickname nicknick nickolas nicola nicolai nicolas
nicole nielsen nietzsch nigeria niggas niggaz nigger niggers nighthaw nighthawk nightman nightmar nightmare nightowl nights
nightwin nightwish nightwolf nihongo nikita nikitin nikitina nikitka nikitos nikkie niklas nikola nikolaev nikolaeva nikolai
nikolas nikolaus nikolay nikole nikusha nimbus nimitz nimrod ninanina nineball nineinch niners nineteen ninguna ninjas
nintendo nipper nipple nipples nippon nirvan nirvana nissan nitram nitrous nitrox nittany nitwit niunia njdevils njkcnsq
njnets nnagqx nobody nochance nocturne nodoubt nodrog noelle nofear nogard nogood nokids nolimit nolimits nolove nomads
nomercy nomore noname nonenone nonmembe nonsense nonstop noodle noodles nookie noonan nopass nopassword norbert nordic
noreen norfolk noriko normal norman normandy norris nortel northern northsta norton norway norwich norwood nosferat
nosferatu noshit nostromo notagain notebook nothin nothing notice notnow notoriou notredam notredame notused nounours
novartis novell novembe november novifarm novikov novikova nowhere nthvbyfnjh ntktajy ntktdbpjh nubian nuclear nudist nudity
nugent nugget nuggets numark number numbers numbnuts numlock nunzio nurbek nurlan nurses nursing nutella nutmeg nutsack
nutter nuttertools nvidia nygiants nyjets nyknicks nylons nymets nympho nyyankee oakland oakley oaktree oakwood oatmeal
obelisk obelix oberon obiwan objects oblivion obrien obscure obsidian obvious ocarina oceans ocelot oconnor octagon octavia
octavian october octopus octopuss oddjob odense odessa odette odysseus odyssey oedipus oemdlg office officer official
offroad offshore offsprin offspring ohbaby ohiostat ohiostate ohmygod ohshit ohyeah oilers oilman okidoki okinawa oklahoma
oklick okmijn oksana oktober olamide olddog oldfart oldham oldies oldman oldnavy oldone oldschool oldsmobi olechka olemiss
olenka olesya oliveira oliveoil oliver olives olivetti olivia olivier olorin olympia olympic olympus omanko omegared omegas
omerta omicron omsairam onclick oneeye onelove oneman onepiece oneshot onetime oneton onetwo oneway onions onkelz online
onlyme onlyone ontario opendoor opened openit openme opennow openopen opensesa opensesame openup operatio operation operator
ophelia opiate optical optima optimist optimus option options optiplex oracle oralsex orange oranges orbital orchard orchid
oregon organic orgasm orgasms orient oriental oriflame origin original oriole orioles orions orland orlando orleans orlova
orpheus ortega orwell osborne osbourne oscars osgood osiris osprey ostrich oswald othello ottawa otters ottoman outback
outcast outdoors outkast outlaw outlaws outlawz outlook outside outsider ovation overkill overload overlord override
overtime ownage ownzyou oxford oxygen oyster pablito pacers pacific pacifica pacino package packard packer packers packman
packrat pacman paddle padres paganini painkiller painless paintbal paintball painter painting paints paisley pajaro pajero
pakista pakistan pakistani palace paladin paleale palermo palestine pallas pallino pallmall palmeiras palmer palmetto
palmtree paloalto paloma palomino pamela pampers panacea panache panama panasoni panasonic pancake pancakes panchito pancho
pandas pandora panhead pankaj panocha panorama panter pantera panther panthers pantie panties pantyhos pantyhose panzer
papabear papamama papaya paperboy papercli papercut paperino papero papers papichul papillon papito pappas paprika parabola
parade paradigm paradis paradise paradox paradoxx paragon parallax paramedi paramedic paramore paranoia paranoid parasite
parish parker parking parkour parlament parliament parola parole paroli paroll parolparol parris parrish parrot parsifal
parsons parties partizan partner partners pasadena pascal pascale pasport pasquale passage passat passcode passed passer
passes passfan passfind passing passion passions passmast passmaster passme passord passpass passport passss passthie passwd
passwerd passwor password password1234 passwords passwort pastor pasword patata patate patches patchy patent paterson
pathetic pathfind pathfinder patience patric patrice patrici patricia patricio patrick patrik patriot patriots patrizia
patrol patron patrycja patryk pattaya patter pattern patterso pattie patton paulchen paulette paulie paulin paulina pauline
paulpaul paulus pavement pavilion pavlik pavlov pavlova paxton payback payday payment paypal payroll payton pdiddy pdtplf
peabody peaceful peaceout peaces peache peaches peachy peacock peanut peanuts pearljam pearls pearson peartree peavey pebble
pebbles pecker peddler pedersen pedigree pedros peekaboo peeker peeper peepers peewee pegaso pegasus pegleg pelican pelikan
peluche pembroke pencil pendejo pendrago pendragon penelope penetrating penetration penfold penguin penguins peniss penner
penney pennie pennies pennst pennstat pennstate pennys pennywis pennywise pentagon pentax penthous pentium people peoples
peoria pepino pepita pepito pepper peppers pepsicol pepsicola pepsimax pepsione pepsis percival peregrin perfect perfecto
perfume pericles perico perils perkele perkins pernille perrin perros pershing persia persian persik person persona personal
pertinant pervasive pervert pescator peterbil peterbilt peterj peternorth peterose peterpan peters petersen peterson petite
petrol petrov petrova petrovich petrus petter petunia peugeot peyton pfchfytw pfkegf pfloyd pflybwf pfqxbr phaedrus phantasm
phantom phantoms pharao pharaoh pharmacy phaser phatass phatty pheasant phelps phenix phenom pheonix phialpha phidelt philip
philipp philippe philips phillies phillip phillips philly phipsi phishy phobos phoebe phoeni phoenix phones photoes photog
photoman photon photos phrases phreak phuket phuong phydeaux phyllis physics pianoman pianos piazza picard picasso piccolo
picher picker pickett pickle pickles pickup picnic picolo pictere pictuers picture pictures picturs pidaras piedmont pieman
pierce piercing pierre pieter pietro pigdog pigeon piggies piggys piglet piglets pigpen pikachu pilgrim pillar pillow pilots
pilsner pimpdadd pimpdaddy pimpin pimping pimple pimpster pinball pineappl pineapple pinecone pinetree pinewood pinggolf
pingpong pinguin pingvin pinhead pinkfloy pinkfloyd pinkie pinnacle pinner pintail pionee pioneer pioneers pioner piotrek
pipeline pipers pipiska pippen pipper pippin piramida piramide piranha pirata pirate pirates pisces pissant pissed pisser
pissing pissoff pistol piston pistons pitbull pitcher pitchers pitstop pittbull pittsbur pittsburgh pitures pixies pizdec
pizzahut pizzaman pizzapie pizzas pjkjnj pktmxr placebo places placid plague planes planet planeta planetx planner planning
planot plants plasma plaster plastic plastics platform platinum platon platoon platypus playas playball playbo playboy
playboys player players playful playgirl playing playmate playoffs playstat playstation playtime plazma pleasant please
pleaseme pleasure pledge plenty plokij plokijuh ploppy plover plumber plumbing plummer plumper pluton plymouth pobeda pochta
pocket pockets podaria poetry poilkj pointer points poison poisson pokemo pokemon poland polarbea polarbear polaris polaroid
polecat polgara police policy polina polinka polish politics polkmn pollard pollen pollito pollock pollux polniypizdec0211
polniypizdec110211 polopolo polska pomidor pommes pompey pompier ponchik poncho ponder ponies pontiac ponyboy poobear
poochie poodle poohbea poohbear pooker pookey pookie poonam poontang pooper poopface poophead poopie poopies poopoo pooppoop
poopsie pooter pootie popcorn popeye poplar popolo popova popper poppet poppie poppies poppin popsicle poptart popular
porche porkchop porker pornking pornographic pornoman pornos pornpass pornporn pornsite pornstar porsch porsche porshe
portal porter porthos portia portland portman portos portuga portugal poseidon positive positivo possible possum postal
poster postit postman posture potato potatoes pothead potomac potter pottery pounded pounder pounding powder powell powerade
powerboo powered powerful powermac powerman powerpc powers powerup ppspankp practice prague prairie praise prakash prancer
prasad prashant pravda praxis prayer prayers preacher precious predator prefect pregnant prelude premier premiere premium
prentice presario present presiden president presley pressure prestige presto preston pretty prettygirl pretzel pridurok
priest prikol primal primary primavera primer primera primetim primetime primrose primus prince princes princesa princess
princessa princeto princeton principe pringle pringles printer printing priscill priscilla prison prisoner prissy privacy
privat private privet priyanka prizrak probes problem problems process proctor prodigy produce producer product professional
professo professor profile profit program programmer progress project promethe promise promote pronto property prophecy
prophet prospect prosper prospero prosto protect protege protein proteus protocol proton protoss prototype proverbs provider
proview prowler prozac prudence psalms psswrd psyche psychnau psycho pthrfkj ptktysq ptybnxtvgbjy public pucara puckett
puddin pudding puddle puddles puerto puffer puffin pugsley pulamea pulled puller pullings pulsar pumkin pumper pumpkin
pumpkins punani punisher punjab punkass punker punkie punkin punkrock punter pupkin pupper puppet puppies puppydog puppys
pupsik pupuce puravida purchase purdue purgen purity purple puschel pusher pushing pushkin pushok pussey pussie pussies
pusssy pussycat pussyeat pussyeater pussylic pussylicker pussylov pussylover pussyman pussypussy pussys putang putter puzzle
pynchon pyramid pyramids python q1w2e3r4t5y6 q1w2e3r4t5y6u7 qapmoc qawsed qawsedrf qawsedrftg qaywsx qazedc qazplm qazqaz
qazwsx qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazxcv qazxcvbn qazxsw qazxswed qazxswedc qazxswedcvfr
qazzaq qcactw qcfmtz qdarcv qhxbij qpalzm qpwoei qpwoeiruty qqaazz qqqwww qqqwwweee qqwwee qsdfgh qsefth quaint quaker
quality quantum quarter quartz quasar quattro quebec queenbee queenie queens quentin quercus question quetzal quickie
quickly quicksil quicksilver quincy quixote quixtar qwaszx qweasd qweasdzx qweasdzxc qweasdzxc123 qwedcxzas qwedsa qwedsazxc
qweewq qwepoi qweqwe qwerasdf qwerasdfzxcv qwerfdsa qwertasdfg qwerty qwerty123456 qwerty123456789 qwertyasdfgh qwertyu
qwertyui qwertyuio qwertyuiop qwertyuiop123 qwertyytrewq qwerzxcv qwezxc rabbit rabbits rabota raccoon racecar racers racerx
rachael rachel rachelle racine racing racoon radagast radeon radiance radiator radical radiohea radiohead radioman radios
radish radius raduga rafael raffaele raffles rafiki raging ragman ragnar ragnarok ragtop rahasia rahman raiden raider
raiders railroad railway rainbo rainbow rainbows raindrop rainer rainier raining rainman raintree rainyday raisin raistlin
rajesh rakesh raketa rakkaus raleigh ralphie ralphy ramada ramair ramazan rambler ramesh ramirez ramjet rammer rammstei
rammstein ramona ramone ramones rampage ramrod ramses ramsey ramstein ramzes ranchero rancho rancid randal randall randolph
random ranetki ranger rangers rankin ransom raphael rapids rapier rapper raptor raptors rapture rapunzel raquel rascal
rasengan rashad rashid rashmi rasmus raspberr rasputin rastaman raster rastus ratbag ratboy ratchet ratdog ratfink ratman
ratpack rattle rattler ravage ravens rawhide rawiswar rayden raygun rayman raymon raymond razdvatri raziel razorbac razzle
rbcekz rbhbkk rctybz rdfhnbhf reaction reader readers reading readme reagan realdeal reality really realmadrid realms
realtime realtor reaper reason reaver rebeca rebecc rebecca rebekah rebelde rebell rebels rebelz rebirth reboot reborn
rebrov recall reccos recent reckless recoil record records recovery recycle redalert redbarch redbaron redbeard redbird
redbirds redblue redbone redbull redcar redcat reddevil reddog reddrago reddragon reddwarf redeemed redeye redfish redfive
redford redfox redgreen redhat redhawk redhead redheads redhook redhot redhouse rediska redleg redlight redline redman
redmond redneck redondo redone redrider redriver redrock redrose redrover redrum redshift redskin redskins redsox redstar
redstorm redtruck redwall redwine redwing redwings redwolf redwood reebok reeder reefer reeses reeves referee reflex refresh
regent reggae reggie regiment regina reginald region regional register regret regular rehbwf reilly reindeer reject reklama
reksio release reliable reliant relief relisys rellik reload reloaded remark remember remingto remington remote renard
renata renate renato renault render renegade rental repair replay repmvf repoman report reporter reptile republic repytwjd
repytwjdf request requiem rerecz rerehepf rereirf rerfhfxf rerfhtre rerjkrf rescue research reserve reshma resident resist
resource respect respekt response restart restless resume retail retard retire retired retlaw retsam return reuben reveal
revenge reverb reverend reverse review reviewpa reviews revilo revival revolt revoluti revolution revolver reward rewind
rexona reynolds reznor rfgbnfy rfgbnjirf rfgecnf rfghbp rfhbyf rfhfcm rfhfgep rfhfntkm rfhfufylf rfhfvtkmrf rfhfylfi
rfhjkbyf rfhlbyfk rfhnjirf rfkbyf rfnfcnhjaf rfnfgekmnf rfnhby rfnthbyf rfnthbyrf rfntyjr rfntymrf rfpfynbg rfrfirf rfrltkf
rfrnec rfvbrflpt rfvfcenhf rfvtgb rhapsody rhbcnbyf rhbcnbyjxrf rhfcfdbwf rhfcfdxbr rhfcjnf rhfcjnrf rhfcysq rhiannon rhinos
rhjkbr rhjrjlbk rhodes rhonda rhtdtlrj rhubarb rhythm ribbit ribbon ricard ricardo riccardo ricflair richar richard richards
riches richie richman richmond richter rickey rickie rickster ricochet riddick riddle riddler riders riding ridley riffraff
rigger rightnow righton rihanna rimbaud rimjob rimmer rimshot rincon ringer ripcurl ripken ripley ripped ripper ripple
riptide rising ritchie ritter rivera riverrat rivers riversid riverside riviera rizwan rjcnbr rjcntyrj rjcvjc rjdfktyrj
rjhjdf rjhjkm rjhjktdf rjirfrgbde rjitxrf rjnjgtc rjntyjr rjntyjxtr rjnzhf rjyatnrf rjycnfynby rjyjgkz rjynfrn rkfdbfnehf
rktjgfnhf roaddogg roadkill roadking roadrunn roadrunner roadster roadway robbie robbins robert roberta roberto roberts
robinhoo robinhood robins robinson robocop robotech robotics robots robroy robson rochard rochelle rocheste rockbott rocker
rocket rocketma rocketman rockets rockey rockford rockhard rockie rockies rockin rocking rockit rockman rocknrol rocknroll
rockon rockport rockrock rockroll rockstar rockwell rockydog rockys rodent roderick rodger rodina rodion rodman rodney
rodolfo rodrig rodrigo rodrigue rodriguez rogers roland rolando roller rollie rollin rolling rollins rolltide romain romana
romance romania romano romanov romanova romanroman romans romantic romantik romario romaroma romashka romero romina rommel
romulus ronald ronaldinho ronaldo ronnie roodypoo roofer roofing rookie rooney rooster roosters rootbeer rootedit rooter
rosalie rosalind rosanna rosario roscoe rosebowl rosebud rosemari rosemary roserose rosetta rosette rosewood rosita rossia
rostik rostov roswell rotary rotten rotterda rottie rottweil router rovers rowena rowing roxana roxanne roxette royale
royals royalty royboy roygbiv royston rsalinas rtyuehe rubber rubbing rubbish rubble rubicon rubies rudder rudeboy rudedog
rudolf rudolph ruffles ruffryde rugger rugrat rugrats rulezzz rumble rumple runaway rundmc runescape runner running rupert
rusalka rushmore rushrush ruslan ruslana rusrap russel russell russia russian russland rustam rustem rustydog rutgers ruthie
ruthless rxmtkp ryjgrf sabaka sabbat sabbath sabian sabina sabine sabotage sabres sabrin sabrina sachin sacred saddam saddle
sadist sadler sadness safari safety safeway saffron sagitari sahara saibaba saigon sailboat sailfish sailing sailor
sailormoon saints sairam saitek saiyan sakura salaam salamand salamander salamandra salamat salami salasana salavat saleem
saleen salesman salina salinas sallad sallas sallie salman salmon salome salomon salope salsero saltanat saltydog salute
salvador salvatio salvation salvator salvatore samadams samael samanta samanth samantha samapi samara samdog sameer samhain
samiam samira sammie sammyboy sammydog sammys samoht samolet sampras sampson samsara samson samsun samsung samtron samuel
samurai samwise sanane sanchez sancho sandal sandals sandberg sandee sandeep sander sanders sandie sandiego sandman sandmann
sandra sandrine sandro sandrock sandwich sandydog sandys sanford sanfran sanibel sanity sanjay sanjeev sanjose sanjuan
santacru santacruz santafe santana santiag santiago santino santos santosh saopaulo saphire sapper sapphic sapphire saracen
sarahb sarahs sarajevo sarasara sarasota saratoga saratov sargent sargon sarina sarita sartre saruman sascha sashimi sashka
sashok saskia sassie sasuke satana satanas satanic satchel satchmo satellit satellite sativa satori satriani satsuma
saturday saturn saturno sauber saudade saude saun24865709 saunders sauron sausage sausages savage savana savanna savannah
savant savatage saveme saving savior sawdust sawyer saxman saxophon sayana sayang sayangku saywhat scales scamper scampi
scandinavian scania scanner scarab scarecro scarface scarlet scarlett scatman scenery scenic sceptre schalk schalke schastie
schatz schatzi scheisse schiffer schlampe schlong schmidt schmuck schnapps schnee schneide schneider schnuffi school
schooner schorsch schubert schule schultz schumacher schumi schwanz schwartz schwarz schwein schweiz schwinn science
scimitar scipio scirocco scissors scoobie scooby scoobydo scoobydoo scoote scooter scooters scores scorpi scorpio scorpion
scorpions scotch scotia scotland scotsman scottie scottish scotts scottt scotty scouts scrabble scramble scranton scrapper
scrappy scratch scratchy scream screamer screen screwbal screwed screwy screwyou scribble scribe script scroll scrooge
scrotum scruffy scubadiv scully scumbag scxakv seabass seabee seadog seadoo seafood seagate seagrams seagrave seagull
seagulls seahawk seahawks seahorse sealteam seaman seamus searay search searcher seaside season seattle seaways seaweed
seawolf sebastia sebastian sebastie sebastien sebora sebring second secret secreto secrets section sector secure security
sedona seductive seeker seeking segreto seinfeld sekret seldom select selena selene selina seller sellers sellout selmer
semenov seminole semper semperfi semprini senate senator senators sending seneca senhas senior sensatio sensei sensor
sensual sentinel sentra sentry sephirot sephiroth septembe september sepultura serafim seraph seraphim serdar serebro serega
serena serendip serene serenity sergbest sergeant sergeev sergeevna sergei sergej sergey sergio serial series serious
serpent sersolution serval server service services servus sesame session sestra setter sevens seventee seventeen seventy
sevenup severin sevilla seville seviyi sexbomb sexboy sexgod sexlover sexmachine sexman sexmeup sexnow sexpot sexsex
sexsexse sexslave sexton sextoy sexual sexxxx sexxxy sexyass sexybabe sexybaby sexybitch sexyboy sexyfeet sexygirl sexyguy
sexylady sexymama sexyman sexyme sexyone sexyred sexysexy seymour sfgiants shabba shades shadow shadowfa shadowma shadows
shagger shaggy shahid shaker shakes shakey shakir shakira shakti shakur shalom shaman shamil shampoo shamrock shamus shandy
shanghai shania shankar shanks shanna shannara shanno shannon shanny shanti shaolin sharik sharkey sharkman sharks sharky
sharma sharon sharpe sharpie sharps shasta shauna shaved shaven shaver shawna shawnee shayla shayna shayne shazam shearer
sheeba sheena sheepdog sheets sheffiel sheffield sheila shelby sheldon shelia shelley shelli shellie shells shelly shelter
sheltie shelton shemale shemales shepard shepherd sheppard sherbert sheridan sherif sheriff sherlock sherman sherpa sherri
sherrie sherry sherwin sherwood sheryl shevchenko shibby shibumi shield shifter shifty shiloh shimano shimmer shimmy shiner
shingo shinigami shining shinji shinobi shipping shipyard shirak shiraz shirin shirley shitbird shitface shitfuck shithead
shithole shitshit shitter shitty shiver shiznit shizzle shlong shocker shocking shodan shogun shojou shonuf shooter shooters
shooting shootme shopper shopping shorts shorty shotgun shotokan shovel showboat showcase shower showing showme showtime
shredder shrike shrimp shrink shroom shuang shurik shutdown shuttle shutup shyguy siamese siberian sicily sickan sickboy
sickness sidekick sideshow sideways sidewind sidney sidorov sieben siemen siemens siempre sienna sierra sigmachi sigmanu
sigmar signal signals sigrid silence silent silicon silicone silvana silver silverad silverado silverfo silvia silvio simbas
simcity simeon simhrq simmer simmons simona simone simons simple simply simpson simpsons simran simson sinatra sinbad
sincere sincity sinclair sinead sinfonia sinful singapor singapore singer singing single sinister sinjin sinned sinner
siobhan sirius sistema sister sisters sithlord sitruc sixers sixnine sixpack sixteen sixtynin sixtynine sizzle skateboa
skateboard skater skates skating skaven skazka skeeter skeleton skeletor skelter skibum skidoo skiing skilled skillet skills
skillz skinhead skinner skinny skipjack skipper skippy skittle skittles skolko skooter skorpion skulls skully skunky skyblue
skydive skydiver skydog skyhawk skyking skylar skylark skyler skyline skynet skypilot skytommy skywalke skywalker slacker
slacking slainte slamdunk slammed slammer slapnuts slapper slappy slapshot slasher slater slaveboy slaves slavik slayer
slayers sleaze sledge sleeper sleepers sleeping sleepy sleuth slicer slider slimer slimjim slimshad slimshady slinger slinky
slipkno slipknot slipper slippery slippy sliver slonik sloppy slowhand slowride sludge slugger sluggo slurpee slurred
sluttey slutty slutwife slydog slyfox smackdow smackdown smalls smallvil smallville smartass smarties smarts smarty smasher
smashing smedley smeghead smegma smeller smelly smiler smiles smiley smiling smirnoff smirnov smirnova smithers smiths
smithy smitty smoked smokedog smoker smokes smokeweed smokey smokie smokin smoking smooch smooth smoothie smoothy smother
smudge smudger smuggles smurfs smutty snacks snakeeye snakeman snakes snapon snapper snapple snappy snapshot snatch sneaker
sneakers sneaky snicker snickers sniffer sniffing snikers sniper snipes snoogans snooker snookie snooks snooky snoopdog
snoopdogg snooper snoopy snooze snotty snowball snowbird snowboar snowboard snowdog snowflak snowflake snowing snowman
snuffy snuggle snuggles snyder sobaka sobriety soccer social society socket socrate socrates sodapop sodium sofiya softail
softball softtail software sogood sojdlg123aljg sokolov sokolova sokrates solace solaris soldat soldier soleda soledad
soleil solidsnake solitari solitude solnce solnishko solnze soloman solomon solrac solution somebody someday someone
somerset somethin something sometime sommer sonali sonata sonechka songbird songoku sonics sonnen sonnet sonnyboy sonoma
sonora sonyericsson sonyfuck sonysony sonyvaio sooner sooners sophia sophie soprano sopranos soraya sorcerer sorrento sorrow
sosiska soulfly soulman soulmate sounds source souris southend southern southpar southpark southpaw southsid southside
soviet sowhat spaceman spacer spacey spades spalding spammy spamspam spandex spaniel spanish spanked spanker spanking
spankme spanks spanky spanner sparco sparhawk sparkey sparkie sparkle sparkles sparks sparky sparrow sparta spartacu spartak
spartan spartans sparty speaker speakers spears special specialk spectra spectre spectrum speedo speedrac speeds speedway
speedy spence spencer spenser sperma sphere sphinx spicer spicey spider spiderma spiderman spiders spidey spiffy spiker
spikes spikey spinach spinner spiral spirit spitfire spjfet splash splatter spleen splendid spliff splinter splunge splurge
spoiled spokane sponge spongebo spongebob spooge spooky spooner spoonman spoons sporting sports sportste sporty spotty
spread spring springer springs springst sprinkle sprint sprinter sprite sprocket sprout spunky sputnik spyder spyglass
sqdwfe sqrunch squall square squash squeak squeaker squeaky squeeze squerting squids squiggy squire squirrel squirt squirts
squish squishy squonk srilanka srinivas stabilo stacey stacie stadium stafford staind stairway stalin stalingrad stalker
stallion stallone stamford stampede stamps standard standby stands stanford stanger stanislav stanley stanton staple staples
starbuck starbucks starcraf starcraft stardust starfire starfish starflee starfox starfuck stargate stargaze starion starks
starla starlet starligh starlight starling starlite starman starship starsky starstar startac started starter startrek
starts startup starwar starwars stasik states static station status stayout steady stealth steamboa steamer steaua steele
steeler steelers steelhea steely stefan stefani stefania stefanie stefano steffen steffi steiner steinway stella stellar
stepan stepanov stepanova stephan stephane stephani stephanie stephe stephen stephens stephie stephy stereo sterlin sterling
sterva stetson steven stevens steveo steves stevie steward stewart stewie sticker stickman sticks sticky stiffy stigmata
stiletto stimpy stinger stingray stinker stinks stinky stirling stitch stjabn stlouis stocking stockings stocks stockton
stokes stolen stomper stonecol stonecold stoned stoner stones stonewal stoney stooge stooges stoops stopit stoppedby storage
stories storms stormy storys straight strange stranger strangle strannik strategy stratfor strato stratoca stratos stratus
strauss strawber strawberry straycat streak stream streaming street streets strekoza strelec strelok strength stress stretch
strider strife strike striker string stringer strings stripclub stripe striper stripes stripper stroke stroker strokes
stroller stromb strong stronger strummer strutter stryder stryker stuart stubby studboy student students studio studly
studman studmuff stuffer stuffy stumpy stunner stupid sturgeon sturgis stussy stuttgart styles stylus stymie suasenha subaru
sublime submarin submarine submissi submit subrosa suburban subway subwoofer subzero succes success suchka suckcock suckdick
sucked sucker suckers sucking suckit suckme suckmydick suerte suffer sugarbea sugarray sugars suicidal suicide suikoden
sukebe sullivan sultan sumerki summer summers summerti summertime summit sumner sunbeam sunbird sundance sunday sunderla
sunderland sundevil sundin sundown sundrop sunfire sunfish sunflowe sunflower sunghile sunita sunkist sunlight sunnie
sunnyboy sunnyday sunray sunrise sunset sunshin sunshine sunstar suntan suntzu superb superbee superbow superboy superd
superdog superdup superduper superfly supergirl superior superma superman supernatural supernov supernova supers supersex
superson supersonic supersta superstar supervisor supper supply support supreme suresh surfer surfers surfin surfing surfsup
surgeon surgery surprise surrey surround survey surveyor survival survivor susana susann susanna susanne susieq suslik
sussex sutton suzanne suzenet suzuki sverige svetik svetka svetlana svetlanka svoboda swallow swallows swampy swanky swansea
swanson swatch sweden swedish sweeney sweeper sweeps sweetass sweethea sweetheart sweetie sweetnes sweetness sweetpea sweets
sweety swetlana swifty swimmer swimming swindon swinger swingers swinging switch swoosh swordfis swordfish swords sycamore
syclone sydney sylvain sylvan sylvania sylveste sylvester sylvia sylvie symbol symphony synapse syncmast syncmaster synergy
syntax syracuse syrinx sysadmin system systems syzygy szevasz tabasco tabatha tabbycat tabitha tables tackle tacobell tacoma
tactical tadpole taekwond taekwondo taggart tagheuer tahiti taichi tailgate tainted taipan taipei taiwan tajmahal takamine
takashi takehana takeshi talbot talent talgat talisman talking talley tallinn tallman tallyho talons taltos tamara tamerlan
tammie tampabay tamuna tanaka tandem tanechka tangerin tangerine tanker tanman tanner tanstaaf tantra tarakan tarantul
tardis target tarheel tarheels tarpon tartan tarzan tashkent tasmania tassie tatanka tatarin tatian tatiana tatjana tattoo
tatyana taurus tavern tawnee taxman taylor tazdevil tazman tazmania tazzzz tbirds tdutybq tdutybz teabag teache teacher
teacup teamwork teapot teaseme teaser tecate techie technics techniques techno tecumseh teddie teddyb teddybea teddybear
teejay teenage teenager teenie teensex teetime teflon teiubesc tekila tekken telecast telecom telefon telemark telephon
telephone teleport televisi television televizor teller telnet temper tempest templar temple temporal temporar temporary
temppass temptress tempus tenchi tenchu tender tenerife tennesse tennessee tennis tenpin teodor tequier tequiero tequila
tercel terefon terence teresa teresita terminal terminat terminator terminus termite terrace terran terrance terrapin
terrell terrence terrible terrie terrier terriers terror tessie tested tester testibil testing testme testpass testtest
tetris tetsuo teufel texaco texans texass tgbyhn thaddeus thailand thales thalia thames thanatos thankgod thanks thankyou
thanos thatcher thatsit thatsme theater theatre thebear thebeast thebes thebest thebomb theboss theboy theboys thecat
theclash thecrow thecure thedog thedon thedoors thedude theduke theedge theend theflash theforce thegame thegreat thejoker
thekid theking thelema thelma theman themaster thematri thematrix theodor theodore theone theory therapy theraven thered
theresa therese therion thermal theroc therock theron thesaint theshit thesims thetachi thething thetick thetruth thewall
theway thewho theworld thierry thighs things thinker thinking thinkpad thirdeye thirsty thirteen thirty thisis thisisit
thisisme thisone thissuck thistle thomas thompson thomson thongs thornton thorpe thorsten thought thrash thrasher thrawn
threesom thrill thriller throat thrust thuglife thumbnils thumbs thumper thunde thunder thunderb thunderbird thunders
thurman thursday thurston tiamat tiberian tiberius tiburon ticket tickle tickler tickling ticklish ticktock tictac tiedup
tiesto tiffan tiffany tigercat tigerlil tigerman tigers tigerwoo tigger tightass tights tigran tigress tiller tillie timber
timebomb timeless timelord timeout timeport timers timing timmie timofei timofey timoha timosha timothy tincup tinker
tinkerbe tinkerbel tinkerbell tinman tintin tinytim tipper tiptop tiramisu tissot titanic titanium titans titfuck tities
titleist titlover titman titsnass titten titties tittys tkbpfdtnf tkfkdg tkfkdgo tmoney toaster toasty tobacco tobago tobias
tobydog toejam toffee together toggle toilet tokenbad tokiohotel toledo tolkien tolstoy tomahawk tomate tomato tomatoes
tomboy tombston tomcat tommie tommyboy tommygun tommys tommyt tomoko tomorrow tomservo tomtom tongue tonight tonino tonyhawk
tonytony toobad toocool toodles toohot tookie toolbox toolman toolshed tooltime tooltool toomuch toonarmy toonces toonporn
toosexy tooshort toosweet tooter tootie tootsie topcat topdog topeka topfuel topgun tophat topher topless topman topolino
topper topsecre topsecret topspin torana torben toriamos torino torment tornado toronto torpedo torque torrance torrent
torres torsten tortoise tortuga torture toshiba tosser totally totoro tottenha tottenham touchdow touching touchme toughguy
toulouse towers towing toyota tracer tracey tracie tracker tracks tractor trader traffic trafford tragic trailer trailers
trails trainer training trains traktor tralala trample trance tranmere tranny transam transexual transfer transfor
transformer transformers transit translator transpor transport trapper trashman trashy tratata trauma travel traveler
travelle travesti travis treacle treasure treble trebor treefrog treeman treetop treetops treetree trekker trekkie tremere
trenton trespass trevor trfnthbyf trials triangle tribal tribble tribes tricia trickle tricks tricky trident triforce
trigger trigun trilogy trinidad trinitro trinitron trinity trinket triple tripleh triplets triplex tripod tripper trippin
tripping trippy trisha trista tristan tristar tristen triton triumph trivia trivial trixie trogdor trojan trojans trolls
trombone trooper troopers trophy tropic tropical trotsky trotter trouble troubles trousers trouts trucker truckers truckin
trucking trucks trueblue truelove truffle truffles truman trumpet trunks trusting trustme trustno trustnoo trustnoone
tryagain trying tsunami tubitzen tuborg tucker tucson tuesday tugboat tugger tujhrf tulane tulips tunafish tundra tuning
tunnel tupelo turbos turing turkey turkish turner turnip turtle turtles tuscan tuttle tuxedo tweeker tweeter tweety twelve
twenty twiggy twilight twingo twinkie twinkle twisted twister twitch twiztid twodogs twostep tycobb tycoon tylers typhoon
tyrant tyrell tyrone tyvugq tzpvaw ubnfhf udacha udbwsk ufhvjybz ufkbyf ugejvp uhbujhbq uhbyuj ukflbfnjh ukflbjkec ukraina
ukraine ulisse ulrich ulrike ultima ultimate ultraman ultras ulysse ulysses umberto umbrella umpire unbelievable uncencored
undead undercover underdog undergro underground underpar undertak undertaker undertow underwear underworld undies unholy
unicorn uniden unique united universa universal universe universi university unknown unlimited unlock unreal update updown
upgrade upnfmc uptown upyours uranus urchin urlaub ursitesux ursula usarmy useless username usmarine usnavy utahjazz utility
utjhubq utopia utvols utyyflbq uyxnyd uzumaki uzumymw vacation vacuum vadimka vagabond vagina valdemar valdepen valdez
valencia valenti valentin valentina valentine valentino valera valeri valeria valerie valeriya valerka valery valhalla
valiant valkyrie valley valleywa valter vampir vampire vampires vampiro vampyre vancouve vancouver vandal vandam vander
vaness vanessa vangogh vanguard vanhalen vanilla vanille vanity vanman vantage vanyarespekt vargas varsity varvara
vascodagama vaseline vasilek vasileva vasilii vasilisa vasiliy vasquez vatech vatoloco vaughan vaughn vauxhall vavilon
vbhevbh vbienrf vbifyz vbkbwbz vbkfirf vbkfyf vbktyf vbrjkf vcradq vdlxuc vector vectra vedder vegeta vegita vegitta vegitto
vehpbkrf vehpbr velcro velocity velvet vendetta venera venezia venezuel venice venkat ventura venture vepsrf verbatim verdun
verena vergeten verify veritas veritech verity verizon vermin vermont vernon verona veronic veronica veronika versace
version versus vertex vertical vertigo verygood vesper vestax veteran vfcnth vfczyz vfhbirf vfhbyf vfhbyjxrf vfhbyrf vfhcbr
vfhecz vfhnsirf vfhrbp vfhufhbnf vfhujif vfhvtkfl vfibyf vfiekz vfitymrf vfkbyf vfkmdbyf vfksirf vflfufcrfh vfnbkmlf vfndtq
vfnhbwf vfntvfnbrf vfpfafrf vfrcbr vfrcbv vfrcbvec vfrcbvrf vfrfhjdf vfrfhjys vfvekz vfvfbgfgf vfvfgfgf vfvfgfgfz
vfvfvskfhfve vfvjxrf vfylfhby viagra vibrate vibrator vicecity vicente viceroy vicious vickie victor victori victoria
victory videoes videos vienna vietnam viewer viewsoni viewsonic vigilant viking vikings viktor viktori viktoria viktoriy
viktoriya village vincen vincent vincenzo vineyard vinnie vintage violator violence violent violet violeta violetta violin
vipergts vipers virago virgil virgin virgini virginia virginie virtua virtual virtue viscount vishnu vision visions visited
visitor visual vitali vitalik vitaliy vitalya vitamin vitesse vittoria vittorio vivaldi vivian viviana vivien vivitron
vjcrdf vjhjpjdf vjhrjdrf vjkjltw vjkjrj vjqgfhjkm vjybnjh vkaxcs vkontakte vladik vladimir vladislav vladvlad vodafone
vodoley voetbal voices voiture voland volcano volcom volition volkodav volkov volkova volkswag volkswagen volley volleyba
volleyball volodin volodya vologda voltage voltaire voltron volume volvos vonnegut voodoo vorlon vorona vortex vostok
vovchik voyage voyager voyeur vpmfsz vqsablpzla vredina vsegda vsevolod vsijyjr vthctltc vtldtlm vulcan vulture vwgolf
vyjujnjxbt wabbit wachtwoord wacker waffenss waffle waffles wagner waiting wakeup walden waldorf walker walking walkman
wallace waller wallet walley walleye wallis walmart walnut walrus walter walters walton wander wanderer wanger wanker
wanking wannabe wanrltw wanted wantit wantsome wapapapa wapbbs warchild warcraft warden wardog wareagle warehous warfare
wargames warhamme warhammer warhawk warhol warlock warlord warner warning warped warpten warrant warren warrior warriors
warsaw warthog warwick warzone wasabi wasdwasd washburn washer washere washingt washington wasser wassup wasted watashi
watcher watching watchmen waterboy waterfal waterfall waterloo waterman watermel watermelon waterpol waterpolo waters
waterski watford watkins watson wavpzt wazzup wdtnjr wdtnjxtr wealth weapon weapons weaponx wearing weasel weather weaver
webber webcam webhompas webhompass webmaste webmaster website websolutions webster wedding wednesda wednesday weeble weedman
weekend weener weenie weezer weight weights weiner weirdo weiser welcom welcome welder weldon welkom wellcome welldone
weller welles wellhung wellingt wellington wembley wendel wendell wendys wenger werder werdna werewolf werner weronika
werter wesley wesson westbrom westcoas westcoast wester western westgate westham westie westlake westlife weston westport
westside westwind westwood wetlands wetone wetpussy wetter wexford whacko whaler whales whateve whatever whatisit whatnot
whatsup whatthe whatthefuck whatup whatwhat wheeler wheels whiplash whipped whippet whiskers whiskey whisky whisper whistle
whistler whiteboy whitedog whiteout whitepower whites whitesox whitey whitman whitney whkzyc whoami whocares whodat whoknows
whoopass whopper whores whosyourdaddy whynot wibble wiccan wicked wicket widget wiggins wiggle wiggles wiggly wiking wilbur
wilcox wildbill wildblue wildcard wildcat wildcats wilder wildfire wildlife wildman wildone wildroid wildrose wildstar
wildthin wildwest wildwood wilfred wilhelm willard willem willia william williams willie willing willis willow willys wilmer
wilson wilton winamp winchest winchester windex windmill window windows windsor windstar windsurf winfield wingchun winger
wingman wingnut wingzero winifred winkie winkle winner winners winnie winning winona winslow winsto winston winter winters
wipeout wireless wisconsi wisdom wiseguy wiseman wishbone wishes wishmaster witches withlove withyou wizard wizards wizkid
wizzard wladimir woaini wobble wojtek woland wolfen wolfer wolfgang wolfie wolfman wolfpac wolfpack wolfwolf wolverin
wolverine wolves wolvie womans wombat womble womens wonder wonderboy wonderfu wonderful wonderland wonkette wonton woobie
woodduck wooden woodie woodland woodman woodrow woodruff woodside woodson woodstoc woodstock woodward woodwork woodys woofer
woofwoof woogie woohoo wookie wooster wordpass wordup worker working workit workout workshop worldcup worlds wormix wormwood
worship worthy wowser wraith wrangler wrecker wrench wrestle wrestler wrestlin wrestling wright wrigley wrinkles writer
written wrxsti wsxedc wsxqaz wsxzaq wtpfhm wtpmjgda wulfgar wutang wwfwcw wxcvbn wyoming wysiwyg wyvern xanadu xander xantia
xavier xboxlive xcountry xerxes xfactor xfiles xholes xngwoj xpress xqgann xrated xterra xthtgfirf xtkjdtr xtreme xxxman
xxxpass xxxzzz yackwin yahweh yakuza yamaha yamamoto yamato yankee yankees yannick yanochka yardbird yaroslav yasmin yasmina
yasmine ybhdfyf ybrbnf ybrbnjc ybrjkfq ybrjkftdbx yeahbaby yeahyeah yecgaa yeehaw yellow yendor yeshua yesiam yessir
yesterda yesterday yfafyz yfcntyf yfcntymrf yfgjktjy yfhenj yfnfif yfnfirf yfnfitymrf yfnfkb yfnfkbz yfnfkmz yhntgb yingyang
yinyang yitbos yjdsqgfhjkm yjdsqujl yngwie yodayoda yogibear yogurt yokohama yolanda yomama yomomma yoohoo yorkie yorkshir
yorktown yosemite youandme youknow yourmama yourmom yousuck youtube youwish yoyoma ytcnjh ytngfhjkz ytreza ytrhjvfyn
ytyfdbcnm yugioh yuliya yvette yvonne ywvxpz yzerman zachary zackary zafira zalupa zambia zamboni zamora zander zanoza
zanzibar zapata zaphod zapper zaq1xsw2cde3 zaqqaz zaqwsx zaqwsxcde zaqxsw zaqxswcde zaragoza zaratustra zaraza zardoz zarina
zasada zaskar zaxscd zaxscdvf zcxfcnkbdf zealot zealots zebras zebulon zemfira zenith zephyr zeppelin zepplin zerocool
zerozero zhenya zhjckfd zhuang zidane zigazaga zigzag zildjian zimbabwe zimmer zinaida zinedine zinger zipper zlzfrh zodiac
zoloft zoloto zoltan zolushka zombie zombies zonker zoomer zoomzoom zooropa zorglub ztmfcq zujlrf zurich zvezda zxasqw
zxcasd zxcasdqwe zxcasdqwe123 zxccxz zxcvasdf zxcvbn zxcvbnm zxcvbnmm zxcvvcxz zydfhm zyjxrf zzxxcc zzzxxx
', '\s+') as word where word <> '';
