import addCell from "./add-cell.module.css";
import groupRow from "./group-row.module.css";
import table from "./table.module.css";

/** One class of each style sheet of a table, for pages whose loader renders it. */
export const tableStyles = [addCell.add, groupRow.group, table.table];
