"""Which plural a whole number takes: CLDR's rules for all its languages. Written by `tools/plurals.py`."""

from collections.abc import Callable
from typing import Final


def _rule_0(n: int) -> str:
    return "other"


def _rule_1(n: int) -> str:
    if n == 1:
        return "one"
    return "other"


def _rule_2(n: int) -> str:
    if 0 <= n <= 1:
        return "one"
    return "other"


def _rule_3(n: int) -> str:
    if n == 1:
        return "one"
    if n == 2:
        return "two"
    return "other"


def _rule_4(n: int) -> str:
    if n == 1:
        return "one"
    if n != 0 and n % 1000000 == 0:
        return "many"
    return "other"


def _rule_5(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    if 2 <= n % 10 <= 4 and not (12 <= n % 100 <= 14):
        return "few"
    if n % 10 == 0 or 5 <= n % 10 <= 9 or 11 <= n % 100 <= 14:
        return "many"
    return "other"


def _rule_6(n: int) -> str:
    if n == 0:
        return "zero"
    if n == 1:
        return "one"
    return "other"


def _rule_7(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    if 2 <= n % 10 <= 4 and not (12 <= n % 100 <= 14):
        return "few"
    return "other"


def _rule_8(n: int) -> str:
    if n % 100 == 1:
        return "one"
    if n % 100 == 2:
        return "two"
    if 3 <= n % 100 <= 4:
        return "few"
    return "other"


def _rule_9(n: int) -> str:
    if n in (0, 1):
        return "one"
    if n != 0 and n % 1000000 == 0:
        return "many"
    return "other"


def _rule_10(n: int) -> str:
    if n in (1, 2, 3) or n % 10 not in (4, 6, 9):
        return "one"
    return "other"


def _rule_11(n: int) -> str:
    if n == 1:
        return "one"
    if 2 <= n <= 4:
        return "few"
    return "other"


def _rule_12(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "other"


def _rule_13(n: int) -> str:
    if n % 10 == 0 or 11 <= n % 100 <= 19:
        return "zero"
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "other"


def _rule_14(n: int) -> str:
    if n == 0:
        return "zero"
    if n == 1:
        return "one"
    if n == 2:
        return "two"
    if 3 <= n % 100 <= 10:
        return "few"
    if 11 <= n % 100 <= 99:
        return "many"
    return "other"


def _rule_15(n: int) -> str:
    if n % 10 == 1 and n % 100 not in (11, 71, 91):
        return "one"
    if n % 10 == 2 and n % 100 not in (12, 72, 92):
        return "two"
    if (3 <= n % 10 <= 4 or n % 10 == 9) and not (10 <= n % 100 <= 19 or 70 <= n % 100 <= 79 or 90 <= n % 100 <= 99):
        return "few"
    if n != 0 and n % 1000000 == 0:
        return "many"
    return "other"


def _rule_16(n: int) -> str:
    if n == 0:
        return "zero"
    if n == 1:
        return "one"
    if n == 2:
        return "two"
    if n == 3:
        return "few"
    if n == 6:
        return "many"
    return "other"


def _rule_17(n: int) -> str:
    if n == 1:
        return "one"
    if n == 2:
        return "two"
    if 3 <= n <= 6:
        return "few"
    if 7 <= n <= 10:
        return "many"
    return "other"


def _rule_18(n: int) -> str:
    if n in (1, 11):
        return "one"
    if n in (2, 12):
        return "two"
    if 3 <= n <= 10 or 13 <= n <= 19:
        return "few"
    return "other"


def _rule_19(n: int) -> str:
    if n % 10 == 1:
        return "one"
    if n % 10 == 2:
        return "two"
    if n % 100 in (0, 20, 40, 60, 80):
        return "few"
    return "other"


def _rule_20(n: int) -> str:
    if n == 0:
        return "zero"
    if n == 1:
        return "one"
    if (
        n % 100 in (2, 22, 42, 62, 82)
        or (n % 1000 == 0 and (1000 <= n % 100000 <= 20000 or n % 100000 in (40000, 60000, 80000)))
        or (n != 0 and n % 1000000 == 100000)
    ):
        return "two"
    if n % 100 in (3, 23, 43, 63, 83):
        return "few"
    if n != 1 and n % 100 in (1, 21, 41, 61, 81):
        return "many"
    return "other"


def _rule_21(n: int) -> str:
    if n % 10 == 1 and not (11 <= n % 100 <= 19):
        return "one"
    if 2 <= n % 10 <= 9 and not (11 <= n % 100 <= 19):
        return "few"
    return "other"


def _rule_22(n: int) -> str:
    if n == 1:
        return "one"
    if n == 2:
        return "two"
    if n == 0 or 3 <= n % 100 <= 10:
        return "few"
    if 11 <= n % 100 <= 19:
        return "many"
    return "other"


def _rule_23(n: int) -> str:
    if n == 1:
        return "one"
    if 2 <= n % 10 <= 4 and not (12 <= n % 100 <= 14):
        return "few"
    if (n != 1 and 0 <= n % 10 <= 1) or 5 <= n % 10 <= 9 or 12 <= n % 100 <= 14:
        return "many"
    return "other"


def _rule_24(n: int) -> str:
    if n == 1:
        return "one"
    if n == 0 or (n != 1 and 1 <= n % 100 <= 19):
        return "few"
    return "other"


def _rule_25(n: int) -> str:
    if n == 0 or n == 1:
        return "one"
    if 2 <= n <= 10:
        return "few"
    return "other"


def _rule_26(n: int) -> str:
    if 0 <= n <= 1 or 11 <= n <= 99:
        return "one"
    return "other"


ALIKE: Final = (
    (
        _rule_0,
        "aa ab agq ann apc arn ba bas bew bgc bgn blt bm bo bss byn cad cch ccp cho cic co cop cu cv dav dje "
        "dua dyo dz ebu ewo frr gaa gez gn guz hnj id ie ig ii ja jbo jv kaa kam kde kea ken kgp khq ki kln "
        "km ko kok kpe ksf kxv la lkt lmo lo lrc ltg lu luo luy mai mdf mer mfe mgh mhn mi mic mni moh ms mua "
        "mus my myv mzn nds nmg nqo nus nv oc osa pis qu quc raj rhg rif rn rw sa sah sbp ses sg shn sid skr "
        "su szl tg th to tok tpi trv trw tt twq tyv vai vi vmw wal wbp wo xnr yav yo yrl yue za zgh zh ",
    ),
    (
        _rule_1,
        "af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gl gsw ha "
        "haw hu ia io jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nb nd ne nl nn nnh "
        "no nr ny nyn om or os pap ps rm rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig "
        "tk tn tr ts ug ur uz ve vo vun wae xh xog yi ",
    ),
    (_rule_2, "ak am as bho bn csw doi fa ff gu hi hy kab kn ln mg nso pa pcm si ti wa zu "),
    (_rule_3, "he iu naq sat se sma smj smn sms "),
    (_rule_4, "ca es it lld scn vec "),
    (_rule_5, "be ru uk "),
    (_rule_6, "blo ksh lag "),
    (_rule_7, "bs hr sr "),
    (_rule_8, "dsb hsb sl "),
    (_rule_9, "fr ht pt "),
    (_rule_10, "ceb fil "),
    (_rule_11, "cs sk "),
    (_rule_12, "is mk "),
    (_rule_13, "lv prg "),
    (_rule_14, "ar "),
    (_rule_15, "br "),
    (_rule_16, "cy "),
    (_rule_17, "ga "),
    (_rule_18, "gd "),
    (_rule_19, "gv "),
    (_rule_20, "kw "),
    (_rule_21, "lt "),
    (_rule_22, "mt "),
    (_rule_23, "pl "),
    (_rule_24, "ro "),
    (_rule_25, "shi "),
    (_rule_26, "tzm "),
)
PLURALS: Final[dict[str, Callable[[int], str]]] = {code: rule for rule, codes in ALIKE for code in codes.split()}
