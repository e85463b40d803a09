"""Drawing as SVG: shapes, boards, whole pages."""
